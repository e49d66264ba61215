import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ashlar } from './src/vite/plugin.ts';

export default defineConfig({
  plugins: [ashlar({ content: process.env.ASHLAR_CONTENT }), react()],
});
