import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { thinContracts } from './scripts/thin-contracts.ts';

/**
 * Without these the application's beginning falls into some forty files, because whatever two screens share becomes a file of its own; each costs
 * the browser and the server work, and a repeated start of its compression. The libraries stay what they are from one version of the product to the next.
 * Icons go with the screens that show them, except the few that the first screen needs.
 */
const LIBRARIES =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core)|clsx|class-variance-authority|lucide-react[\\/]dist[\\/]esm(?![\\/]icons))[\\/]/;
const PARTS_OF_MOST_SCREENS = new RegExp(
  [
    /web[\\/]src[\\/]ui[\\/](async|badge|band|button|card|cn|empty-state|factor-bar|failed|late|notice|spinner|waiting|page|progress|report-progress|report-steps|place|score-dial|score-trend|select|skeleton|time)\.tsx?$/,
    /web[\\/]src[\\/]lib[\\/](api|auth|errors|format|load-again|notify|points-since|queries|settings|(recommendations|report|score-history|setup)-query)\.ts$/,
    /web[\\/]src[\\/]features[\\/](reports[\\/](list-state|reports\.queries)|plans[\\/]subscribe-button|schedules[\\/](next-run-label|schedule-card|use-minute)|websites[\\/]tracked-website)\.tsx?$/,
    /contracts[\\/]src[\\/](brand|credits|endpoint|key-scopes|scores|api[\\/](account|data|functions|recommendations|site))\.ts$/,
    /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](arrow-down-right|arrow-up|arrow-up-right|calendar-clock|check|chevron-down|chevron-right|circle|circle-check|circle-exclamation-point|external-link|eye|info|loader-circle|rotate-cw|share-2|triangle-exclamation-point|x)\.mjs$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

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
        codeSplitting: {
          groups: [
            { name: 'libraries', test: LIBRARIES, priority: 1 },
            { name: 'parts', test: PARTS_OF_MOST_SCREENS, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
