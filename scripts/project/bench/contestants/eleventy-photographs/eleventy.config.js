import { eleventyImageTransformPlugin } from '@11ty/eleventy-img';

export default function eleventy(config) {
  config.addPassthroughCopy({ public: '/' });
  config.addPlugin(eleventyImageTransformPlugin, {
    formats: ['avif', 'webp', 'jpeg'],
    widths: [320, 640, 960, 1280, 1920],
    htmlOptions: { imgAttributes: { loading: 'lazy', decoding: 'async' } },
  });
  return { dir: { input: 'src', output: 'out' } };
}
