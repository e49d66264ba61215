/** Draws the small cards: one sheet, 120 by 160, with a single fern mark and a single brass mark. */

const SHEET = '<path class="p" d="M4 4h112v152H4z"/><path d="M18 20h28M18 28h84M18 32h84M18 44h38"/>';
const PAIR =
  '<path class="p" d="M24 14h92v128H24z"/><path class="p" d="M4 26h92v130H4z"/><path d="M18 46h42M18 58h64"/>';

const DRAWINGS = {
  'labour-market-testing':
    PAIR +
    '<path class="q" d="M18 72h64v56H18zM34 72v56M50 72v56M66 72v56M18 86h64M18 100h64M18 114h64"/><path class="g" d="M22 79h56M22 93h56M22 107h56M22 121h40"/><circle class="b" cx="74" cy="121" r="9"/>',
  'market-salary-report':
    SHEET +
    '<path class="q" d="M18 60h84M18 84h84M18 108h84M18 132h84"/><path class="g" d="M34 72h50M26 96h48M44 120h46"/><circle class="f" cx="60" cy="72" r="5"/><circle class="f" cx="52" cy="96" r="5"/><circle class="f" cx="70" cy="120" r="5"/><path class="b" stroke-dasharray="4 4" d="M62 54v88"/>',
  'genuine-position-report':
    SHEET +
    '<path d="M46 52h28v16H46zM60 68v12M26 94V80h68v14M14 94h24v16H14zM82 94h24v16H82zM60 80v14"/><path class="f" d="M46 94h28v16H46z"/><path class="b" d="M40 88h40v28H40z"/><path class="q" d="M18 128h84M18 140h60"/>',
  'need-of-nominee-report':
    SHEET +
    '<circle cx="38" cy="70" r="12"/><path d="M18 106c0-28 40-28 40 0z"/><path class="q" d="M70 60h32M70 72h24M18 128h84M18 139h84M18 150h40"/><path class="g" d="m78 100 6 6 12-14"/><circle class="b" cx="87" cy="99" r="16"/>',
  'position-description':
    SHEET +
    '<path d="M34 62h68M34 82h60M34 102h68M34 122h50M34 142h62"/><path class="g" d="m16 61 4 4 7-9M16 81l4 4 7-9M16 101l4 4 7-9"/><circle class="b" cx="21" cy="122" r="5"/><circle class="b" cx="21" cy="142" r="5"/>',
  'business-plan':
    SHEET +
    '<path d="M18 62v76h84"/><path class="q" d="M30 138v-20h12v20M50 138v-34h12v34M70 138V94h12v44M90 138V82h10"/><path class="g" d="M20 124c26-4 50-26 78-60"/><circle class="b" cx="98" cy="64" r="6"/>',
  '407-training-plan':
    SHEET +
    '<path class="q" d="M18 58v88M39 58v88M60 58v88M81 58v88M102 58v88"/><path class="w" d="M20 70h30M40 88h32M58 106h26M74 124h28"/><circle class="b" cx="102" cy="140" r="6"/>',
  gsm:
    SHEET +
    '<circle cx="60" cy="98" r="36"/><circle class="q" cx="60" cy="98" r="30"/><path class="g" d="M42 116c4-22 14-34 30-32 9 2 7 15-1 14-5-1-4-8 1-7M47 104l-8-4M53 94l-7-7M62 87l-3-9"/><path class="b" d="M34 142 96 122"/>',
  submission:
    SHEET +
    '<path d="M18 60h26"/><path class="q" d="M18 74h84M18 86h84M18 98h84M18 110h52"/><path class="g" d="M18 136c6-16 12-18 10-5-1 8-5 9-4 3 3-8 9-8 10-4s-2 8 2 7 5-9 9-8 0 8 4 7 6-7 12-6"/><circle class="b" cx="90" cy="132" r="13"/><circle class="b" cx="90" cy="132" r="8"/>',
  'assessment-file':
    SHEET +
    '<path d="M18 58h13v13H18zM18 84h13v13H18zM18 110h13v13H18z"/><path class="q" d="M42 61h60M42 69h40M42 87h60M42 95h46M42 113h26M42 121h20"/><path class="g" d="m21 64 4 4 8-11M21 90l4 4 8-11M21 116l4 4 8-11"/><path class="b" d="M81 137v16l7-5 7 5v-16"/><circle class="b" cx="88" cy="126" r="13"/>',
  'gte-statement':
    SHEET +
    '<path class="q" d="M18 122h84M18 134h84M18 146h52"/><path d="m62 82 20-16 20 16M67 79v23h30V79M78 102V88h8v14"/><path class="g" stroke-dasharray="5 5" d="M22 100c0-34 24-44 44-30"/><circle class="b" cx="22" cy="102" r="6"/>',
  'compliance-record':
    SHEET +
    '<path d="M18 58h84v88H18z"/><path class="q" d="M18 74h84M18 98h84M18 122h84M39 74v72M60 74v72M81 74v72"/><path class="g" d="m24 86 3 4 6-8M45 86l3 4 6-8M66 86l3 4 6-8M24 110l3 4 6-8M45 110l3 4 6-8"/><circle class="b" cx="70" cy="110" r="8"/>',
  'training-program':
    SHEET +
    '<path d="M18 144h84"/><path class="q" d="M20 144v-18h24v18M44 126v-20h24v38M68 106V86h24v58"/><path class="g" d="M20 112c20-2 36-14 48-38m-11 5 12-7 4 13"/><path class="b" d="M86 86V58h18l-5 6 5 6H86"/>',
  visa: '<path class="p" d="M16 4h96a4 4 0 0 1 4 4v144a4 4 0 0 1-4 4H16a12 12 0 0 1-12-12V16A12 12 0 0 1 16 4z"/><path d="M20 4v152M36 132h60M36 142h38"/><circle cx="68" cy="60" r="32"/><path class="q" d="M36 60h64M68 28c-22 18-22 46 0 64M68 28c22 18 22 46 0 64M42 42h52M42 78h52"/><path class="g" stroke-dasharray="5 5" d="M46 116c2-26 10-50 34-62"/><circle class="b" cx="82" cy="52" r="6"/>',
} as const;

export type CardName = keyof typeof DRAWINGS;

export const CARDS = Object.keys(DRAWINGS) as CardName[];

export const CARD_RULES =
  '.c{fill:none;stroke:var(--i);stroke-width:1.6;stroke-linejoin:round;stroke-linecap:round}.c *{vector-effect:non-scaling-stroke}.p{fill:var(--e)}.f{fill:var(--f);stroke:none}.g{stroke:var(--f);stroke-width:2.4}.w{stroke:var(--f);stroke-width:6}.b{stroke:var(--k);stroke-width:1.8}.q{opacity:.45}';

export const CARD_LIGHT = '--i:#1a365d;--e:#fffefb;--f:#2b6549;--k:#a5762b';
export const CARD_DARK = '--i:#f3efe4;--e:#1e2936;--f:#8fc7a4;--k:#c99b45';

export const drawing = (name: CardName): string => `<g class="c">${DRAWINGS[name]}</g>`;

export const card = (name: CardName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160"><style>:root{${CARD_LIGHT}}@media (prefers-color-scheme:dark){:root{${CARD_DARK}}}${CARD_RULES}</style>${drawing(name)}</svg>\n`;
