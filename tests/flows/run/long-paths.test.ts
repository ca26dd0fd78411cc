import { expect, test } from 'vitest'
import { coverText } from '#tests/model/engine/accepted.ts'
import { createCoverage } from '#tests/model/engine/coverage.ts'
import type { PathResult } from '#tests/model/engine/flow.ts'
import { longPaths, type Long } from '#tests/model/engine/long-paths.ts'
import type { ModelPath } from '#tests/model/engine/paths.ts'
import { shortened } from '#tests/model/engine/shorten.ts'
import { contactFlow } from '#tests/model/models/contact.model.ts'
import { gate } from './sample-gate.ts'

const flow = gate()
const waysOf = (long: Long, of = flow) =>
  [...longPaths(of, long, of.model.paths)].map(({ titles }) => titles.join(' → '))
const walks = { seed: 7, count: 20, steps: 9 }

test('for pairs the shortest paths go on until each transition was followed by each that can follow it', () => {
  const coverage = createCoverage(flow)
  for (const { begun, steps } of longPaths(flow, { pairs: true }, [])) {
    coverage.begin(begun)
    steps.forEach((step) => coverage.take(step))
  }

  expect(waysOf({ pairs: true })).toEqual(['oiled → pushed → pulled → pushed', 'pushed'])
  expect(coverText(coverage.shares())).toContain('3 of 3 pairs, 2 of 2 guard sides')
})

test('walks are the same for the same seed, and end once they took all', () => {
  expect(waysOf({ walks })).toEqual(waysOf({ walks }))
  expect(waysOf({ walks })).not.toEqual(waysOf({ walks: { ...walks, seed: 8 } }))
  expect(waysOf({ walks: { ...walks, until: 'transitions' } }).length).toBeLessThan(walks.count)
  expect(waysOf({ walks: { ...walks, two: 'guests' } }).join()).toMatch(/guest 1: .*guest 2: /)
})

test('before it is answered a call meets each fault, and what led to it is done again', () => {
  expect(waysOf({ faults: true }, contactFlow).join('\n')).toContain(
    'form.submitted → send.rejects (unreachable) → form.submitted → send.resolves',
  )
})

test('a walk that fails is cut down to the steps without which it does not fail, and can be made again', async () => {
  const drive = async ({ id, titles, sentences: steps }: ModelPath): Promise<PathResult> => {
    const step = titles.findLastIndex((title) => title === 'pulled')
    const isFailing = titles.filter((title) => title === 'pulled').length > 1
    return { id, titles, steps, traces: [], ms: 0, ...(isFailing && { failure: { step, sentences: ['It creaks'] } }) }
  }
  const walk = flow.model.pathBy(['oiled', 'pushed', 'pulled', 'pushed', 'pulled', 'pushed', 'pulled'])

  const cut = await shortened(await drive(walk), flow.model, drive)

  expect(cut).toMatchObject({ titles: ['oiled', 'pushed', 'pulled', 'pushed', 'pulled'], cutFrom: 7 })
  expect(flow.model.pathBy(cut.titles).id).toBe(cut.id)
})
