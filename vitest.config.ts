import { configDefaults, defineConfig } from 'vitest/config'

const setup = (name: string) => `./tests/support/setup/${name}.setup.ts`

/** Where the API's tests run: PGlite, or PostgreSQL at an isolation. */
const engine = process.env['TEST_ENGINE'] ?? 'read committed'
const isolation = engine === 'serializable' ? 'serializable' : 'read committed'

const WITH_DATABASE = 'server/dev/inbox.test.ts'
const WITH_KILLED_PROCESS = 'packages/content-lake/src/assets/make-picture.test.ts'

/** Of what acts by chance; `npm run nightly` takes another each day. */
const SEED = 20_261_122

const base = {
  // The product is read once a worker instead of once a file: a third of the time. No test leaves anything behind in a module.
  isolate: false,
  // A busy machine is no failure: what hangs is still distinguished from what is slow.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
}

/** One file a core. */
const together = { ...base, maxWorkers: '100%', sequence: { groupOrder: 1 } }

/** Two files at a time: a page waits more than it works. */
const inChromium = {
  ...base,
  globalSetup: [setup('site')],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
  sequence: { groupOrder: 2 },
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{build,contract,machines,ui,src,desk,cms,packages,server,scripts}/**/*.test.{ts,tsx}',
            'tests/flows/**/*.test.ts',
            'tests/{architecture,specification}.test.ts',
          ],
          exclude: [...configDefaults.exclude, WITH_DATABASE, WITH_KILLED_PROCESS],
          ...together,
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/**/*.test.ts', 'tests/{directory,model,mocks,walks}/**/*.test.ts', WITH_DATABASE],
          globalSetup: [setup(engine === 'pglite' ? 'pglite-snapshot' : 'postgres'), setup('refusals-met')],
          provide: { isolation: engine === 'pglite' ? undefined : isolation, seed: SEED, randomStays: 500 },
          ...together,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['tests/{races,processes}/**/*.test.ts'],
          globalSetup: [setup('postgres')],
          provide: { isolation, isThorough: process.env['RACES'] === 'thorough' },
          ...together,
        },
      },
      {
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/**/*.test.ts'],
          globalSetup: [setup('postgres')],
          provide: { isolation: 'read committed', seed: SEED, fuzzedRequests: 1_000 },
          ...together,
          testTimeout: 1_200_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/{journeys,editing}/main/**/*.test.ts'],
          ...inChromium,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/{journeys,pages,editing}/**/*.test.ts'],
          exclude: ['tests/{journeys,editing}/main/**'],
          ...inChromium,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts', WITH_KILLED_PROCESS],
          globalSetup: [setup('postgres')],
          provide: { isolation: 'read committed' },
          ...base,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Killed processes wait for their successors: other files go on meanwhile.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
