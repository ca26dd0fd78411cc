import { assign, createMachine, emit } from 'xstate'
import type { Flow } from '#tests/model/engine/flow.ts'
import { modelOf } from '#tests/model/engine/paths.ts'

/** What may be wrong with it. */
export type Parts = {
  opensTo?: string
  guard?: string
  isOiled?: (oil: number) => boolean
  rings?: boolean
  tags?: string[]
}

/** A gate that opens once it was oiled. */
export function gate({
  opensTo = 'open',
  guard = 'isOiled',
  isOiled = (oil) => oil > 0,
  rings = true,
  tags = ['passable'],
}: Parts = {}): Flow {
  const machine = createMachine(
    {
      id: 'gate',
      context: { oil: 0 },
      initial: 'shut',
      states: {
        shut: {
          on: {
            oiled: { actions: assign({ oil: 1 }) },
            pushed: [
              {
                ...(guard !== '' && { guard }),
                target: opensTo,
                actions: rings ? emit({ type: 'toast', tone: 'success', text: 'It rings' }) : [],
              },
              { target: 'stuck' },
            ],
          },
        },
        open: { tags, on: { pulled: 'shut' } },
        stuck: {},
      },
    },
    { guards: { isOiled: ({ context }) => isOiled(context.oil), isDry: ({ context }) => !isOiled(context.oil) } },
  )
  const events = [{ type: 'oiled' }, { type: 'pushed' }, { type: 'pulled' }]
  const model = modelOf(machine, {
    name: 'gate',
    input: undefined,
    events,
    offers: ({ context }, { type }) => type !== 'oiled' || context.oil === 0,
    readByGuards: ({ context }) => context.oil,
    titleOf: ({ type }) => type,
  })
  return {
    name: 'gate',
    machine,
    model,
    open: () => Promise.reject(new Error('closed')),
    messages: {},
    faults: {},
    untaken: {},
  }
}
