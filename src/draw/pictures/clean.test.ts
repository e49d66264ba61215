// Which pictures are published as they are: those that hold nothing but the picture, to the last byte of the file.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import { isClean } from './clean.ts';

it('a film or a second picture behind the end of a picture is not published with it', async () => {
  const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } });
  const [jpg, png, webp] = [
    await plain.jpeg().toBuffer(),
    await plain.png().toBuffer(),
    await plain.webp().toBuffer(),
  ];
  const film = Buffer.from('\0\0\0\x18ftypmp42 and a place');
  const pictures = { 'a.jpg': jpg, 'a.png': png, 'a.webp': webp };
  const files = Object.entries(pictures).flatMap(([name, bytes]) => [
    [`pages/_public/${name}`, bytes],
    [`pages/_public/film-${name}`, Buffer.concat([bytes, film])],
  ]);
  const { root } = siteWith(Object.fromEntries(files));
  for (const name of Object.keys(pictures))
    expect([name, isClean(root, name), isClean(root, `film-${name}`)]).toEqual([name, true, false]);
});
