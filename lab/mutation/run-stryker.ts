// Mutates `contract/`, `machines/` and `api/`, or the folders and files that are named, and prints the survivors. A mutant is judged by the tests of
// its own folder, and one of a machine by the flows too.

import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'

const targets = process.argv.slice(2)
const all = ['contract', 'machines', 'api']

for (const target of targets.length > 0 ? targets : all) {
  const isFile = target.endsWith('.ts')
  const flows = target.startsWith('machines') ? ['tests/model/*.api.test.ts'] : []
  process.env['MUTATION_TESTS'] = [`${isFile ? path.dirname(target) : target}/**/*.test.ts`, ...flows].join(',')
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // PGlite does not answer in a thread.
    vitest: { configFile: 'lab/mutation/vitest.config.ts', pool: 'forks' },
    mutate: [isFile ? target : `${target}/**/*.ts`, '!**/*.test.ts'],
    // Texts are not rules. What is made once while a module loads (schemas, the tables of machines) would need every test for each mutant.
    mutator: { excludedMutations: ['StringLiteral'] },
    ignoreStatic: true,
    concurrency: 1,
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 60,
    // TypeScript 7 has no JavaScript API, by which Stryker would rewrite its configuration.
    tsconfigFile: 'none',
    ignorePatterns: ['/public', '/docs', '/dist', '/data', '/screenshots', '/flows-report', '/deploy'],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    thresholds: { high: 90, low: 80, break: null },
  }).runMutationTest()
}
