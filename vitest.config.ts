import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { PATIENCE_MS } from './tests/support/eventually.ts'
import LongestFirst from './tests/support/longest-first.ts'

/** What only the long run does, by the word that it says (tools/long-shares.ts). */
const LONG_ALONE = { IMAGE_BUILT: 'tests/image-built.test.ts', WHOLE_ROUNDS: 'tests/faults/whole-picture-faults.test.ts' }
const unsaid = Object.entries(LONG_ALONE).flatMap(([word, file]) => (process.env[word] === undefined ? [file] : []))

/** Journeys without a shop: they show a widget on a site of its own, or a program in the browser. More machines change nothing for them. */
const WITHOUT_SHOP = [
  'carousels',
  'countdown',
  'headline',
  'picture-polyfill',
  'share',
  'slides',
  'table-of-contents',
  'text-in-place',
]
const inWholePicture = process.env['WHOLE_PICTURE'] === undefined ? [] : WITHOUT_SHOP.map((name) => `tests/e2e/${name}.test.ts`)

const ENDS = '**/*.test.{ts,tsx}'
/** What runs in a browser keeps its state in modules: each of its test files begins with fresh ones. */
const FOR_BROWSERS = ['islands', 'ui', 'widgets', 'storefront', 'admin'].map((room) => `src/${room}/${ENDS}`)

export default defineConfig({
  // An extension that a test makes stands in a folder of its own.
  resolve: {
    alias: { 'vitrine/extension': join(import.meta.dirname, 'src', 'extensions', 'public.ts') },
    dedupe: ['react', 'react-dom'],
  },
  test: {
    globalSetup: ['tests/support/private-postgres.ts'],
    environment: 'node',
    // Waits are for facts, and a busy machine takes long to get there: only what hangs ends here.
    testTimeout: 400_000,
    hookTimeout: 400_000,
    expect: { poll: { timeout: PATIENCE_MS } },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Of tests that run at the same time in one file: one waits for its page while the other draws.
    maxConcurrency: 2,
    unstubGlobals: true,
    // What a module was turned into is kept between runs, by its content.
    fsModuleCache: true,
    projects: [
      {
        extends: true,
        test: { name: 'browser', include: FOR_BROWSERS, isolate: false, setupFiles: ['tests/support/fresh-modules.ts'] },
      },
      // A server's modules hold nothing: read once for all of its files, a quarter of the time is saved.
      {
        extends: true,
        // As a shop is served: React's edition for development notes down where each element was made.
        oxc: { jsx: { development: false } },
        test: {
          name: 'server',
          include: [`src/${ENDS}`, `demo/${ENDS}`, `extensions/${ENDS}`, `tests/${ENDS}`],
          exclude: [...FOR_BROWSERS, ...unsaid, ...inWholePicture],
          isolate: false,
          env: { NODE_ENV: 'production' },
        },
      },
    ],
  },
})
