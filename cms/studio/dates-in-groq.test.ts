import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { isNotOver, isOver, isPlanned, isShownUntil } from './dates-in-groq.ts'

const [past, future] = ['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z']
const dataset = [
  { _id: 'always' },
  { _id: 'begun', visibleFrom: past },
  { _id: 'planned', visibleFrom: future },
  { _id: 'until', visibleUntil: future },
  { _id: 'over', visibleUntil: past },
  { _id: 'running', visibleFrom: past, visibleUntil: future },
]

test.each([
  ['planned', isPlanned, ['planned']],
  ['shown until a time', isShownUntil, ['until', 'running']],
  ['over', isOver, ['over']],
  ['not over', isNotOver, ['always', 'begun', 'planned', 'until', 'running']],
])('documents without a time are where they belong: %s', async (_, filter, ids) => {
  const found = await evaluate(parse(`*[${filter}]._id`), { dataset })

  expect(await found.get()).toEqual(ids)
})
