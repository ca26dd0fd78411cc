import { createMachine, type AnyStateMachine } from 'xstate'

type Config = Readonly<Record<string, unknown>>

/**
 * The production machine as `createTestModel` can walk it: what an invoked actor answers becomes the event `<actor>.resolves`
 * (with `output`) or `<actor>.rejects` (with `error`), and a delay that ends becomes `<delay>.elapses`. Context, guards and
 * actions stay the production ones.
 */
export function toTestMachine(machine: AnyStateMachine): AnyStateMachine {
  const config: unknown = rewriteState(machine.config)
  if (!isMachineConfig(config)) throw new Error('The machine has no configuration')
  const { actions, guards } = machine.implementations
  return createMachine(config).provide({ actions, guards })
}

/** What a walk takes as it is. */
const KNOWN = ['id', 'schemas', 'initial', 'context', 'entry', 'exit', 'always', 'tags', 'type', 'target']
const KNOWN_OF_INVOKE = ['src', 'id', 'input', 'onDone', 'onError']

function rewriteState({ invoke, after, on, states, ...rest }: Config): Config {
  requireKnown(rest, KNOWN)
  return {
    ...rest,
    on: { ...(isConfig(on) ? on : {}), ...outcomesOf(invoke), ...elapsesOf(after) },
    ...(isConfig(states) && { states: mapValues(states, (state) => rewriteState(isConfig(state) ? state : {})) }),
  }
}

function outcomesOf(invoke: unknown): Config {
  const invokes = (Array.isArray(invoke) ? invoke : [invoke]).filter(isConfig)
  const outcomes = invokes.flatMap((invoked) => {
    requireKnown(invoked, KNOWN_OF_INVOKE)
    const { src, onDone, onError } = invoked
    if (typeof src !== 'string') throw new Error('Only named actors can be modelled')
    return [
      [`${src}.resolves`, onDone],
      [`${src}.rejects`, onError],
    ]
  })
  return Object.fromEntries(outcomes.filter(([, transition]) => transition !== undefined))
}

function elapsesOf(after: unknown): Config {
  if (!isConfig(after)) return {}
  return Object.fromEntries(Object.entries(after).map(([delay, transition]) => [`${delay}.elapses`, transition]))
}

/** What is not rewritten would be left out in silence. */
function requireKnown(config: Config, known: readonly string[]): void {
  const unknown = Object.keys(config).find((key) => !known.includes(key))
  if (unknown !== undefined) throw new Error(`A machine with ${unknown} cannot be modelled`)
}

function mapValues(record: Config, change: (value: unknown) => unknown): Config {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

function isConfig(value: unknown): value is Config {
  return typeof value === 'object' && value !== null
}

function isMachineConfig(value: unknown): value is Parameters<typeof createMachine>[0] {
  return isConfig(value)
}
