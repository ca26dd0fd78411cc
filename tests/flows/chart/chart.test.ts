import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { chartOf, statesOf, transitionsOf } from './chart.ts'
import { drawingOf } from './drawing.ts'
import { layoutOf } from './layout.ts'
import { readMachines } from './read-machines.ts'
import { labelOf } from './texts.ts'

const door = createMachine({
  id: 'door',
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

test('a chart knows every state and what leads from one to another', () => {
  const chart = chartOf(door)

  expect(statesOf(chart).map(({ name }) => name)).toEqual(['shut', 'open', 'open.ajar', 'open.wide', 'fallen'])
  expect(transitionsOf(chart).map((one) => `${one.from}: ${labelOf(one)} → ${one.to.join()}`)).toEqual([
    ': slam → shut',
    'shut: push [isOiled oil] → open',
    'shut: push [else] → open.ajar',
    'open: creak.resolves → shut',
    'open: creak.rejects → fallen',
    'open.ajar: draught.elapses → open.wide',
  ])
  expect(
    statesOf(chart)
      .find(({ name }) => name === 'open')
      ?.ignores.map(labelOf),
  ).toEqual(['slam'])
})

test('only a state that nothing leads out of is an end', () => {
  const ends = statesOf(chartOf(door)).filter(({ isEnd }) => isEnd)

  expect(ends.map(({ name }) => name)).toEqual(['fallen'])
})

test('a drawing names itself, its states and its arrows, and carries nothing from elsewhere', async () => {
  const chart = chartOf(door)

  const drawing = drawingOf(chart, await layoutOf(chart), { id: 'door', title: 'A <door>' })

  expect(drawing).toContain('<title id="door-title">A &lt;door&gt;</title>')
  expect(drawing).toContain('>push [isOiled oil]</text>')
  expect(drawing).toContain('>slam → shut</text>')
  expect(drawing.match(/class="ring"/g)).toHaveLength(1)
  expect(drawing.match(/class="dot"/g)).toHaveLength(2)
  expect(drawing).not.toMatch(/href|url\(|@import/)
})

test('every guard of every machine has a name that a picture can show', async () => {
  const machines = await readMachines()

  const nameless = machines.flatMap(({ file, machine }) =>
    transitionsOf(chartOf(machine))
      .filter(({ guard }) => guard === 'unnamed')
      .map((one) => `${file}: ${one.from} ${labelOf(one)}`),
  )

  expect(machines.length).toBeGreaterThan(10)
  expect(nameless).toEqual([])
})
