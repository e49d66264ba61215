import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ashlar } from './src/dev/plugin.ts';

export default defineConfig({
  plugins: [ashlar({ content: process.env.ASHLAR_CONTENT }), react()],
});
