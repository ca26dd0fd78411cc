import { expect, test } from 'vitest'
import { createActor, createMachine, fromPromise, waitFor } from 'xstate'
import { createNoting, type NotedStep } from '#src/app/record-visit.ts'
import { retell } from '#tests/model/engine/visit.ts'
import { gate } from './sample-gate.ts'

const { model, machine } = gate()

/** What a browser notes while people do that. */
function visit(...events: string[]): NotedStep[] {
  const steps: NotedStep[] = []
  const actor = createActor(machine, { inspect: createNoting(steps, 'a page') }).start()
  for (const type of events) actor.send({ type, phone: '01712345678' })
  return steps
}

test('a visit is noted by its events and where they led, and nothing that was typed', () => {
  const steps = visit('oiled', 'kicked', 'pushed')

  expect(steps.map(({ event, state }) => [event, state])).toEqual([
    ['oiled', 'shut'],
    ['pushed', 'open'],
  ])
  expect(JSON.stringify(steps)).not.toContain('0171')
})

test('an answer that leads on at once is noted as that answer', async () => {
  const steps: NotedStep[] = []
  const asking = createMachine({
    initial: 'asking',
    states: {
      asking: { invoke: { src: 'ask', onDone: 'judging' } },
      judging: { always: 'decided' },
      decided: {},
    },
  }).provide({ actors: { ask: fromPromise(async () => {}) } })
  const actor = createActor(asking, { inspect: createNoting(steps, 'a page') }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('decided'))

  expect(steps.map(({ event, state }) => [event, state])).toEqual([['ask.resolves', 'decided']])
})

test('a visit becomes a path of the model, up to the step that no path goes', () => {
  const steps = visit('oiled', 'pushed', 'pulled')
  const [oiled, pushed] = steps

  expect(retell({ model }, steps)).toEqual({ titles: ['oiled', 'pushed', 'pulled'] })
  // What the model expects of nobody.
  expect(retell({ model }, visit('oiled', 'oiled'))).toEqual({ titles: ['oiled', 'oiled'] })
  expect(
    retell(
      { model },
      [oiled, pushed && { ...pushed, state: 'stuck' }].filter((step) => step !== undefined),
    ),
  ).toEqual({
    titles: ['oiled'],
    lost: 'step 2: nothing in the model leads by pushed to stuck there',
  })
})
