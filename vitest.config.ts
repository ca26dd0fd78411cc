import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

const setup = (name: string) => `./tests/support/setup/${name}.setup.ts`

/** Where the API's tests run: PGlite, or PostgreSQL at an isolation. */
const engine = process.env['TEST_ENGINE'] ?? 'read committed'
const isolation = engine === 'serializable' ? 'serializable' : 'read committed'

const WITH_DATABASE = ['server/catalogue-content.test.ts', 'server/dev/inbox.test.ts']
const WITH_KILLED_PROCESS = 'packages/content-lake/src/assets/make-picture.test.ts'

/** What `npm test` leaves to `npm run check`. */
const left = process.env['TESTS_LEFT']?.split(' ') ?? []

/** `npm test` lets two acts meet once, and `npm run nightly` more often than the check. */
const races = process.env['RACES']
const meetings = races === 'once' || races === 'thorough' ? races : 'each'

/** Seed of what acts by chance; `npm run nightly` takes another each day. */
const SEED = 20_261_122

const base = {
  exclude: [...configDefaults.exclude, ...left],
  // The product is read once a worker instead of once a file: a third of the time. No test leaves anything behind in a module.
  isolate: false,
  // One queue for all projects: nobody waits for the last file of another. A page waits more than it works, so two files share one core.
  maxWorkers: Math.max(2, availableParallelism()),
  setupFiles: ['./tests/support/setup/restore-globals.ts'],
  // A busy machine is no failure: what hangs is still distinguished from what is slow.
  testTimeout: 180_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
}

const inChromium = {
  ...base,
  globalSetup: [setup('site')],
  testTimeout: 120_000,
  hookTimeout: 120_000,
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
          ...base,
          exclude: [...base.exclude, ...WITH_DATABASE, WITH_KILLED_PROCESS],
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/**/*.test.ts', 'tests/{directory,model,mocks,walks}/**/*.test.ts', ...WITH_DATABASE],
          globalSetup: [setup(engine === 'pglite' ? 'pglite-snapshot' : 'postgres'), setup('refusals-met')],
          provide: {
            isolation: engine === 'pglite' ? undefined : isolation,
            connections: 6,
            seed: SEED,
            randomStays: 500,
            randomGrids: 4,
          },
          ...base,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['tests/{races,processes}/**/*.test.ts'],
          globalSetup: [setup('postgres')],
          provide: { isolation, meetings },
          ...base,
        },
      },
      {
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/**/*.test.ts'],
          globalSetup: [setup('postgres')],
          provide: { isolation: 'read committed', seed: SEED, fuzzedRequests: 1_000 },
          ...base,
          testTimeout: 1_200_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/main/**/*.test.ts'],
          ...inChromium,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/{journeys,pages,editing}/**/*.test.ts'],
          ...inChromium,
          exclude: [...base.exclude, 'tests/journeys/main/**'],
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
        },
      },
    ],
  },
})
