import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/private-postgres.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // On a shared machine a browser may miss its moment once; at a desk a test that stumbles is seen at once.
    retry: process.env.CI ? 1 : 0,
    maxWorkers: 2,
  },
})
