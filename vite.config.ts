import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { type Places, placesAt } from './src/base/places.mjs';
import { ashlar } from './src/dev/plugin.ts';

export const configOf = (places: Places, day?: string): UserConfig => ({
  plugins: [ashlar(places, day), react()],
});

export default defineConfig(configOf(placesAt(process.cwd())));
