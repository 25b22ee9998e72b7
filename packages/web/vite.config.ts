import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { thinContracts } from './scripts/thin-contracts.ts';

/** Three documents: the landing page and the gate are prerendered and run a small script each; app.html is the React application. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [thinContracts(), tailwind(), react()],
  build: {
    target: 'es2023',
    sourcemap: false,
    modulePreload: { polyfill: false },
    // Inlined assets would need data: in the content security policy.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      input: ['index.html', 'gate.html', 'app.html'].map((name) => `${import.meta.dirname}/${name}`),
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        // The first screen carries this list of all chunks: names that compress badly would be paid for by every visitor.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
});
