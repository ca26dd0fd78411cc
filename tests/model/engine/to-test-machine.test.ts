import { createActor, createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { Problem, ApiUnreachable } from '#contract/problem.ts'
import { paymentStatusMachine } from '#machines/payment-status.machine.ts'
import { toTestMachine } from './to-test-machine.ts'

function afterAll(...events: ({ type: string } & Record<string, unknown>)[]) {
  const input = { code: 'ABCDEFGHJKMN', id: '01JABCDEFGHJKMNPQRSTVWXYZ0' }
  const actor = createActor(toTestMachine(paymentStatusMachine), { input }).start()
  for (const event of events) actor.send(event)
  return actor.getSnapshot()
}

test('an actor that answers is an event with its output, under the production guards and assigns', () => {
  const report = { State: 'CANCELLED', Code: 'ABCDEFGHJKMN', Amount: 10, HoldUntil: null, Due: 0 }

  const { value, context } = afterAll({ type: 'askState.resolves', output: report })

  expect(value).toBe('cancelled')
  expect(context.report).toEqual(report)
})

test('an actor that fails is an event with its error', () => {
  const unknown = new Problem('not_found', 'There is no such payment')

  expect(afterAll({ type: 'askState.rejects', error: unknown }).value).toBe('unknown')
  expect(afterAll({ type: 'askState.rejects', error: new ApiUnreachable() }).value).toBe('pending')
})

test('a delay that ends is an event', () => {
  const asked = { type: 'askState.rejects', error: new ApiUnreachable() }

  expect(afterAll(asked, { type: 'pollPause.elapses' }).value).toBe('asking')
})

test.each([
  { states: { asking: { invoke: { src: 'ask', onSnapshot: 'asking' } } } },
  { states: { asking: { onDone: 'asking' } } },
])('what the model would leave out is refused: %j', ({ states }) => {
  const machine = createMachine({ initial: 'asking', states })

  expect(() => toTestMachine(machine)).toThrow(/^A machine with on(Snapshot|Done) cannot be modelled$/)
})
