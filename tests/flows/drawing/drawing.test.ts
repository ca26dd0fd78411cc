import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { chartOf, labelOf, statesOf, transitionsOf } from './chart.ts'
import { drawingOf } from './drawing.ts'
import { MACHINE_DOCS, machineDocs, readMachines } from './machine-docs.ts'

const gate = createMachine({
  id: 'gate',
  initial: 'shut',
  on: { slam: '.shut' },
  states: {
    shut: {
      on: { push: [{ guard: { type: 'isOiled', params: { with: 'oil' } }, target: 'open' }, { target: 'open.ajar' }] },
    },
    open: {
      initial: 'ajar',
      on: { slam: {} },
      invoke: { src: 'creak', onDone: 'shut', onError: 'fallen' },
      states: { ajar: { after: { draught: 'wide' } }, wide: {} },
    },
    fallen: { type: 'final' },
  },
})

/** Wide enough to need a drawing for each of its compound states. */
const wide = createMachine({
  id: 'wide',
  type: 'parallel',
  states: Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [
      `region${index}`,
      { initial: 'off', states: { off: { on: { 'switch.was.turned.on': 'on' } }, on: {} } },
    ]),
  ),
})

test('a chart knows every state and what leads from one to another', () => {
  const chart = chartOf(gate)

  expect(statesOf(chart).map(({ name }) => name)).toEqual(['', 'shut', 'open', 'open.ajar', 'open.wide', 'fallen'])
  expect(transitionsOf(chart).map((one) => `${one.from}: ${labelOf(one)} → ${one.to.join()}`)).toEqual([
    ': slam → shut',
    'shut: push [isOiled oil] → open',
    'shut: push [else] → open.ajar',
    'open: creak.resolves → shut',
    'open: creak.rejects → fallen',
    'open.ajar: draught.elapses → open.wide',
  ])
  const open = statesOf(chart).find(({ name }) => name === 'open')
  expect(open?.ignores.map(labelOf)).toEqual(['slam'])
})

test('only a state that nothing leads out of is an end', () => {
  const ends = statesOf(chartOf(gate)).filter(({ isEnd }) => isEnd)

  expect(ends.map(({ name }) => name)).toEqual(['fallen'])
})

test('a drawing names itself, its states and its arrows, and loads nothing', async () => {
  const drawing = await drawingOf(chartOf(gate), { id: 'gate', title: 'A <gate>' })

  expect(drawing).toContain('<title id="gate-title">A &lt;gate&gt;</title>')
  expect(textsOf(drawing)).toEqual(
    expect.arrayContaining(['push [isOiled oil] → open', 'push [else] → open.ajar', 'slam → shut', 'ignores slam']),
  )
  expect(drawing).not.toMatch(/href|url\(|@import|xlink/)
})

test('a drawing shows what was taken, what never was and what cannot be', async () => {
  const marks = new Map([
    ['shut — push [0]', { kind: 'taken', note: ' ×3' }],
    ['shut — push [1]', { kind: 'missed', note: ' ×0' }],
    ['fallen', { kind: 'beyond', note: ' n/a' }],
  ] as const)
  const markOf = (name: string) => [...marks].find(([key]) => key === name)?.[1]

  const drawing = await drawingOf(chartOf(gate), { id: 'gate', title: 'A gate', markOf })

  expect(drawing).toMatch(/fill="#1f4a39">push \[isOiled oil\] → open ×3</)
  expect(drawing).toMatch(/fill="#9a3021">push \[else\] → open.ajar ×0</)
  expect(textsOf(drawing)).toContain('fallen n/a')
})

test('a machine wider than a page becomes an overview with a drawing of each compound state', async () => {
  const drawing = await drawingOf(chartOf(wide), { id: 'wide', title: 'Wide' })

  const titles = textsOf(drawing).filter((text) => text === 'region7')
  const [, width] = /width="(\d+)"/.exec(drawing) ?? []
  expect(titles).toHaveLength(2)
  expect(Number(width)).toBeLessThan(1_200)
})

test('every guard of every machine has a name that a drawing can show', async () => {
  const machines = await readMachines()

  const nameless = machines.flatMap(({ file, machine }) =>
    transitionsOf(chartOf(machine))
      .filter(({ guard }) => guard === 'unnamed')
      .map((one) => `${file}: ${one.from} ${labelOf(one)}`),
  )

  expect(machines.length).toBeGreaterThan(10)
  expect(nameless).toEqual([])
})

test('docs/machines shows the machines as they are, and each drawing fits a page', async () => {
  const wanted = await machineDocs()

  const present = await readdir(MACHINE_DOCS)
  const texts = await Promise.all(present.map((name) => readFile(path.join(MACHINE_DOCS, name), 'utf8')))
  const stale = [...wanted].filter(([name, text]) => texts[present.indexOf(name)] !== text).map(([name]) => name)
  const widths = [...wanted.values()].flatMap((text) => /^<svg [^>]*width="(\d+)"/.exec(text)?.[1] ?? [])

  expect(stale, 'Run "npm run flows -- --draw" and look at what changed').toEqual([])
  expect(present.toSorted()).toEqual([...wanted.keys()].toSorted())
  expect(widths.filter((width) => Number(width) > 1_000)).toEqual([])
})

function textsOf(drawing: string): string[] {
  return [...drawing.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text.trim())
}
