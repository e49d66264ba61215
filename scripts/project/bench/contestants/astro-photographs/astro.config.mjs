import { defineConfig } from 'astro/config';

// The page brings the styles of its pictures, so Astro's own are not wanted.
export default defineConfig({
  outDir: './out',
  build: { format: 'file' },
  image: { layout: 'constrained', responsiveStyles: false },
});
