import { defineConfig } from 'vitest/config'

/** The tests of what is mutated, on PGlite and in one worker, as StrykerJS runs them. */
export default defineConfig({
  test: {
    include: (process.env['MUTATION_TESTS'] ?? '').split(','),
    globalSetup: ['./tests/support/setup/pglite-snapshot.setup.ts'],
    provide: { isolation: undefined },
    isolate: false,
    // The first run, in which all code is instrumented, has property tests of minutes; StrykerJS ends a mutant that takes too long.
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
})
