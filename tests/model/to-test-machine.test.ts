import { assign, createActor, fromPromise, setup } from 'xstate'
import { expect, test } from 'vitest'
import { toTestMachine } from './to-test-machine.ts'

const ovenMachine = setup({
  types: { context: {} as { bread: string }, events: {} as { type: 'baking.wanted' } },
  actors: { bake: fromPromise<string>(() => Promise.reject(new Error('No oven in a test'))) },
  guards: { isBread: (_, { bread }: { bread: string }) => bread !== '' },
  delays: { cooling: 60_000 },
}).createMachine({
  context: { bread: '' },
  initial: 'cold',
  states: {
    cold: { on: { 'baking.wanted': 'hot' } },
    hot: {
      initial: 'baking',
      states: {
        baking: {
          invoke: {
            src: 'bake',
            onDone: [
              {
                guard: { type: 'isBread', params: ({ event }) => ({ bread: event.output }) },
                target: 'cooling',
                actions: assign({ bread: ({ event }) => event.output }),
              },
            ],
            onError: 'cooling',
          },
        },
        cooling: { after: { cooling: '#(machine).cold' } },
      },
    },
  },
})

const afterAll = (...events: ({ type: string } & Record<string, unknown>)[]) => {
  const oven = createActor(toTestMachine(ovenMachine)).start()
  for (const event of events) oven.send(event)
  return oven.getSnapshot()
}

test('an actor that answers is an event with its output, under the production guard and assign', () => {
  const baked = afterAll({ type: 'baking.wanted' }, { type: 'bake.resolves', output: 'naan' })
  const nothing = afterAll({ type: 'baking.wanted' }, { type: 'bake.resolves', output: '' })

  expect(baked.value).toEqual({ hot: 'cooling' })
  expect(baked.context).toEqual({ bread: 'naan' })
  expect(nothing.value).toEqual({ hot: 'baking' })
})

test('an actor that fails and a delay that ends are events', () => {
  const failed = [{ type: 'baking.wanted' }, { type: 'bake.rejects', error: new Error('No gas') }]

  expect(afterAll(...failed).value).toEqual({ hot: 'cooling' })
  expect(afterAll(...failed, { type: 'cooling.elapses' }).value).toBe('cold')
})
