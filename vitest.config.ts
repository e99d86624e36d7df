import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import LongestFirst from './tests/support/longest-first.ts'

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
    testTimeout: 120_000,
    hookTimeout: 180_000,
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
          exclude: FOR_BROWSERS,
          isolate: false,
          env: { NODE_ENV: 'production' },
        },
      },
    ],
  },
})
