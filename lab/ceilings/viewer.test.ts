import { expect, test } from 'vitest'
import { costsOf } from './attacked-server.ts'
import { brokenCeilings } from './compare.ts'
import { flood } from './flood.ts'
import { aViewer, dearestCalls } from './viewer.ts'

test('a viewer of the Studio causes no more in a minute than their ceilings', { timeout: 900_000 }, async () => {
  const costs = await costsOf({
    prepare: async ({ dataDir }) => aViewer(dataDir),
    async minute({ url }, viewer) {
      for (const calls of dearestCalls) await flood(url, calls(viewer))
    },
  })

  expect(brokenCeilings('a viewer of the Studio', costs)).toEqual([])
})
