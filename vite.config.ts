import react from '@vitejs/plugin-react';
import { createLogger, defineConfig, type UserConfig } from 'vite';
import { type Places, placesAt } from './src/base/places.mjs';
import { ashlar } from './src/dev/plugin.ts';
import { sayLimitOnce } from './src/dev/watch-limit.ts';

export const configOf = (places: Places, day?: string): UserConfig => ({
  customLogger: sayLimitOnce(createLogger()),
  plugins: [ashlar(places, day), react()],
});

export default defineConfig(configOf(placesAt(process.cwd())));
