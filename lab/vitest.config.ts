import { defineConfig } from 'vitest/config'

const setup = (name: string) => `./tests/support/setup/${name}.setup.ts`

const slow = { testTimeout: 900_000, hookTimeout: 900_000, maxWorkers: 1 }

/** What `npm run nightly` runs besides the product's own tests. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'ceilings', include: ['lab/ceilings/**/*.test.ts'], ...slow } },
      { test: { name: 'lighthouse', include: ['lab/lighthouse/**/*.test.ts'], globalSetup: [setup('site')], ...slow } },
      {
        test: {
          name: 'chance',
          include: ['tests/{walks,fuzz}/**/*.test.ts', 'api/money/paper/random-stays.test.ts'],
          globalSetup: [setup('postgres')],
          provide: {
            isolation: 'read committed',
            seed: Number(process.env['SEED']),
            fuzzedRequests: 10_000,
            randomStays: 10_000,
            randomGrids: 60,
          },
          isolate: false,
          ...slow,
          maxWorkers: '100%',
        },
      },
      { test: { name: 'cluster', include: ['lab/cluster/**/*.test.ts'], ...slow } },
      { test: { name: 'deploy', include: ['lab/deploy/**/*.test.ts'], ...slow } },
    ],
  },
})
