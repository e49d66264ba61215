import react from '@vitejs/plugin-react';
import { createLogger, defineConfig, type UserConfig } from 'vite';
import { type Places, placesAt } from './src/base/places.mjs';
import { calmLogger } from './src/dev/calm-logger.ts';
import { ashlar } from './src/dev/plugin.ts';

export const configOf = (places: Places, day?: string): UserConfig => ({
  customLogger: calmLogger(createLogger()),
  plugins: [ashlar(places, day), react()],
});

export default defineConfig(configOf(placesAt(process.cwd())));
