import { defineConfig } from 'vitest/config'

const snapshot = './tests/support/pglite-snapshot.setup.ts'
const postgres = './tests/support/postgres.setup.ts'

/** Tests that start processes of their own run after the others, so that none of them waits for a busy machine. */
const after = (groupOrder: number) => ({ sequence: { groupOrder } })

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,machines,src,cms,server,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['server/main.test.ts'],
        },
      },
      { test: { name: 'architecture', include: ['tests/architecture.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'api', include: ['api/**/*.test.ts'], globalSetup: [snapshot] } },
      { test: { name: 'model', include: ['tests/model/**/*.test.ts'], globalSetup: [snapshot], testTimeout: 60_000 } },
      {
        test: {
          name: 'races',
          include: ['tests/races/**/*.test.ts'],
          globalSetup: [postgres],
          testTimeout: 60_000,
          ...after(1),
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/main.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...after(1),
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...after(2),
        },
      },
    ],
  },
})
