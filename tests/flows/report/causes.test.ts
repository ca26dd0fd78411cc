import { expect, test } from 'vitest'
import { aFlow, aPath } from './sample-flow.ts'
import { screenOf } from './causes.ts'

const failing = (id: string, titles: string[], sentence: string) => {
  const steps = titles.map((title) => `${title}.`)
  return { ...aPath, id, titles, steps, failure: { step: titles.length - 1, sentences: [sentence] } }
}

test('two faults are two causes, each with its shortest path, and what follows from them is only counted', () => {
  const paths = [
    failing('a000000001', ['open', 'push', 'pull'], 'value should be "shut", and is "open"'),
    failing('a000000002', ['push', 'pull'], 'value should be "shut", and is "open"'),
    failing('a000000003', ['open', 'ring'], 'emitted.0 should be nothing, and is "bell"'),
    { ...aPath, id: 'a000000004', behind: 'a000000001' },
  ]

  const lines = screenOf([aFlow({ paths, changes: [] })])
    .trim()
    .split('\n')

  expect(lines).toEqual([
    '2 causes: 3 of 4 paths failed',
    'profile: pull. value should be "shut", and is "open"',
    '    npm run flows -- --machine profile --path a000000002; 1 more fail so; 1 that go there were not driven',
    'profile: ring. emitted.0 should be nothing, and is "bell"',
    '    npm run flows -- --machine profile --path a000000003',
    'Not reached because of that: 1 states and transitions',
  ])
})

test('what is not as accepted comes first, and a hundred causes are still one screen', () => {
  const paths = Array.from({ length: 100 }, (_, index) =>
    failing(`b${index}`, ['open', `push ${index}`], 'x'.repeat(1_000)),
  )

  const lines = screenOf([aFlow({ paths, changes: ['profile: in filling, push leads to nothing (was: open)'] })])
    .trim()
    .split('\n')

  expect(lines[1]).toBe('profile: in filling, push leads to nothing (was: open)')
  expect(lines.length).toBeLessThan(50)
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(220)
})
