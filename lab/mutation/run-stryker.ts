// Mutates `contract/`, `machines/` and `api/`, or the folders and files that are named, and prints the survivors. A mutant is judged by the tests of
// its own folder, and one of a machine by the flows too. With `--sample 30` it tries only so many places of each folder, chosen at random:
// a folder's whole score can take a night.

import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

const { values, positionals } = parseArgs({ options: { sample: { type: 'string' } }, allowPositionals: true })
const targets = positionals.length > 0 ? positionals : ['contract', 'machines', 'api']
/** As many lines as hold a function, or the body of one. */
const LINES_OF_PLACE = 12

for (const target of targets) {
  const isFile = target.endsWith('.ts')
  const flows = target.startsWith('machines') ? ['tests/model/*.api.test.ts'] : []
  process.env['MUTATION_TESTS'] = [`${isFile ? path.dirname(target) : target}/**/*.test.ts`, ...flows].join(',')
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // PGlite does not answer in a thread.
    vitest: { configFile: 'lab/mutation/vitest.config.ts', pool: 'forks' },
    mutate: values.sample === undefined ? codeOf(target) : somePlacesOf(target, Number(values.sample)),
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

function codeOf(target: string): string[] {
  return [target.endsWith('.ts') ? target : `${target}/**/*.ts`, '!**/*.test.ts']
}

/** Each line of the code is as likely to be tried as any other. */
function somePlacesOf(target: string, count: number): string[] {
  const [pattern = '', ...excluded] = codeOf(target)
  const places = globSync(pattern, { exclude: [...excluded.map((one) => one.slice(1)), '**/seed/**'] }).flatMap(
    (file) => {
      const lines = readFileSync(file, 'utf8').split('\n').length
      return Array.from({ length: Math.ceil(lines / LINES_OF_PLACE) }, (_, index) => {
        const first = index * LINES_OF_PLACE + 1
        return `${file}:${first}-${first + LINES_OF_PLACE - 1}`
      })
    },
  )
  return Array.from({ length: count }, () => places.splice(randomInt(places.length), 1)).flat()
}
