// Mutates `api/`, `contract/` and `machines/`, or the folders and files that are named, and prints the survivors.

import { Stryker } from '@stryker-mutator/core'

const named = process.argv.slice(2).map((name) => (name.endsWith('.ts') ? name : `${name}/**/*.ts`))

const results = await new Stryker({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'lab/mutation/vitest.config.ts' },
  mutate: [...(named.length > 0 ? named : ['{api,contract,machines}/**/*.ts']), '!**/*.test.ts'],
  // Texts are not rules; what is made once while a module loads (schemas, machines' tables) would need all tests for each mutant.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 20_000,
  // TypeScript 7 has no JavaScript API: Stryker would rewrite its configuration by it.
  tsconfigFile: 'none',
  ignorePatterns: ['/public', '/docs', '/dist', '/data', '/screenshots', '/flows-report', '/deploy'],
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: null },
}).runMutationTest()

process.exit(results.length > 0 ? 0 : 1)
