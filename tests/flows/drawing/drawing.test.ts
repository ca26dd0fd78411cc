import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { chartOf, labelOf, transitionsOf } from './chart.ts'
import { drawingOf } from './drawing.ts'
import { MACHINE_DOCS, machineDocs, readMachines } from './machine-docs.ts'

const gate = createMachine({
  id: 'gate',
  initial: 'shut',
  states: {
    shut: {
      on: { push: [{ guard: { type: 'isOiled', params: { with: 'oil' } }, target: 'open' }, { target: 'fallen' }] },
    },
    open: { invoke: { src: 'creak', onDone: 'shut', onError: 'fallen' } },
    fallen: { type: 'final' },
  },
})

test('a drawing shows what was taken, what never was and what cannot be, and loads nothing', async () => {
  const marks = new Map([
    ['shut — push [0]', { kind: 'taken', note: ' ×3' }],
    ['shut — push [1]', { kind: 'missed', note: ' ×0' }],
    ['fallen', { kind: 'beyond', note: ' n/a' }],
  ] as const)
  const markOf = (name: string) => [...marks].find(([key]) => key === name)?.[1]

  const drawing = await drawingOf(chartOf(gate), { id: 'gate', title: 'A <gate>', markOf })

  expect(drawing).toContain('<title id="gate-title">A &lt;gate&gt;</title>')
  expect(drawing).toMatch(/fill="#1f4a39">push \[isOiled oil\] → open ×3</)
  expect(drawing).toMatch(/fill="#9a3021">push \[else\] → fallen ×0</)
  expect(drawing).toMatch(/>fallen n\/a</)
  expect(drawing).not.toMatch(/href|url\(|@import|xlink/)
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
