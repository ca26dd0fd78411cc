import { defineConfig } from 'vitest/config'

const snapshot = './tests/support/pglite-snapshot.setup.ts'
const refusals = './tests/support/refusals-met.setup.ts'
const postgres = './tests/support/postgres.setup.ts'
const site = './tests/support/site.setup.ts'
const studio = './tests/support/studio.setup.ts'

/** A busy machine is no failure: what hangs is still told from what is slow. */
const patient = { testTimeout: 30_000, hookTimeout: 60_000 }
const polls = { expect: { poll: { timeout: 10_000 } } }

/** These share the machine: one file a core. */
const together = { ...polls, maxWorkers: '100%', sequence: { groupOrder: 1 } }
/** Tests that start processes of their own run after the others, one by one, so that none waits for a busy machine. */
const alone = { ...polls, maxWorkers: 1, sequence: { groupOrder: 2 } }
const last = { ...polls, maxWorkers: 1, sequence: { groupOrder: 3 } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,machines,src,cms,packages,server,scripts}/**/*.test.{ts,tsx}',
            'tests/flows/**/*.test.ts',
          ],
          exclude: ['server/main.test.ts'],
          ...patient,
          ...together,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/{architecture,specification}.test.ts'],
          testTimeout: 60_000,
          ...together,
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/**/*.test.ts'],
          globalSetup: [snapshot, refusals],
          ...patient,
          ...together,
        },
      },
      {
        test: {
          name: 'api-postgres',
          include: ['api/**/*.test.ts'],
          globalSetup: [postgres],
          provide: { isolation: 'read committed' },
          ...patient,
          ...together,
        },
      },
      {
        test: {
          name: 'api-serializable',
          include: ['api/**/*.test.ts'],
          globalSetup: [postgres],
          provide: { isolation: 'serializable' },
          ...patient,
          ...together,
        },
      },
      {
        test: {
          name: 'model',
          include: ['tests/{model,mocks}/**/*.test.ts'],
          globalSetup: [snapshot],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...together,
        },
      },
      {
        test: {
          name: 'races',
          include: ['tests/races/**/*.test.ts'],
          globalSetup: [postgres],
          testTimeout: 60_000,
          ...alone,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/main.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...alone,
        },
      },
      {
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/**/*.test.ts'],
          globalSetup: [postgres],
          provide: { isolation: 'read committed', fuzzedRequests: 1_000 },
          testTimeout: 120_000,
          ...together,
        },
      },
      {
        test: {
          name: 'fuzz-long',
          include: ['tests/fuzz/**/*.test.ts'],
          globalSetup: [postgres],
          provide: { isolation: 'read committed', fuzzedRequests: 10_000 },
          testTimeout: 1_200_000,
          ...together,
        },
      },
      {
        test: {
          name: 'processes',
          include: ['tests/processes/**/*.test.ts'],
          globalSetup: [postgres],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...alone,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: [site],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...last,
        },
      },
      {
        test: {
          name: 'studio',
          include: ['tests/studio/**/*.test.ts'],
          globalSetup: [studio],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...last,
        },
      },
      {
        test: {
          name: 'flows-page',
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: [site],
          // A flow is one test, however many its paths are; two go on at a time, for a page waits more than it works.
          testTimeout: 600_000,
          hookTimeout: 120_000,
          maxConcurrency: 2,
          ...last,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...last,
        },
      },
    ],
  },
})
