import { defineConfig } from 'vitest/config'

/** The tests that tell mutants from the rules: those of domain/ and of the machines, and nothing slow. */
export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts', 'tests/model/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['./tests/support/fail-on-console.ts', './tests/mutation/fewer-runs.ts'],
    testTimeout: 10_000,
  },
})
