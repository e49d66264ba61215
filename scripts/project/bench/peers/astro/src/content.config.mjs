import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

const pages = defineCollection({
  loader: glob({ pattern: '**/[!_]*.json', base: process.env.BENCH_PAGES }),
});

export const collections = { pages };
