import { expect, test } from 'vitest'
import { contactFlow } from '#tests/model/models/contact.model.ts'
import { searchFlow } from '#tests/model/models/search.model.ts'
import { coveringPaths } from './covering-paths.ts'

const contactModel = contactFlow.model
const searchModel = searchFlow.model

test('a few paths take every transition', () => {
  const { paths, missed } = coveringPaths(searchModel)

  const taken = new Set(paths.flatMap(({ steps }) => steps.map(searchModel.nameOf)))
  expect(taken).toEqual(searchModel.transitions)
  expect(missed).toEqual([])
  expect(paths.length).toBeLessThan(searchModel.paths.length / 2)
})

test('each step of a path begins where the one before it ended', () => {
  const { paths } = coveringPaths(contactModel)

  const ends = paths.map(({ steps }) => [contactModel.start, ...steps.map(({ after }) => after)])
  expect(paths.map(({ steps }) => steps.map(({ before }) => before))).toEqual(ends.map((states) => states.slice(0, -1)))
})

test('what is left out is on no path, and what only it leads to is listed', () => {
  const { paths, missed } = coveringPaths(contactModel, { isLeftOut: ({ event }) => event.type === 'form.submitted' })

  const events = new Set(paths.flatMap(({ steps }) => steps.map(({ event }) => event.type)))
  expect(events).toEqual(new Set(['field.changed']))
  expect(missed.filter((name) => !/send\.re|^\["(sent|failed)"/.test(name))).toEqual([])
  expect(missed).toHaveLength(5)
})

test('no path is longer than allowed', () => {
  const { paths } = coveringPaths(searchModel, { longest: 8 })

  expect(Math.max(...paths.map(({ steps }) => steps.length))).toBeLessThanOrEqual(8)
})
