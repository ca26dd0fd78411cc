import { defineConfig } from 'vitest/config'

/** The tests that may kill a mutant of `api/`, `contract/` and `machines/`: on PGlite, in one worker, as StrykerJS runs them. */
export default defineConfig({
  test: {
    include: ['{api,contract,machines}/**/*.test.ts', 'tests/model/flows.api.test.ts'],
    globalSetup: ['./tests/support/setup/pglite-snapshot.setup.ts'],
    provide: { isolation: undefined },
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
