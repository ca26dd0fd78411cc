import { parseArgs } from 'node:util'
import type { Flow } from '#tests/model/engine/flow.ts'

export const help = `npm run flows drives every flow of the machines over the booking API, and writes a report.

  npm run flows                              all machines
  npm run flows -- --machine checkout        one machine (or one flow: "request (package)"); more with commas
  npm run flows -- --path 5873bb1adf         one path again, by its id from the report

  --machine <names>        only these machines or flows
  --path <ids>             only these paths; coverage is not checked then
  --out <folder>           where the report goes (default flows-report)
  --draw                   draws the machines again in docs/machines, and drives nothing
  --help                   this text

It ends with 1 if a path failed or something that can be driven was not.`

export type FlowsOptions = {
  /** Of machines or of flows; empty means all. */
  machines: string[]
  /** The ids of paths; empty means all. */
  paths: string[]
  out: string
}

export type Command = { kind: 'help' } | { kind: 'draw' } | { kind: 'run'; options: FlowsOptions }

/** The options are wrong; the message is for the person who typed them. */
export class OptionProblem extends Error {}

const KNOWN = {
  machine: { type: 'string', multiple: true },
  path: { type: 'string', multiple: true },
  out: { type: 'string' },
  draw: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Reads the options behind `npm run flows --`; throws an OptionProblem. */
export function readOptions(args: readonly string[]): Command {
  const { help = false, draw = false, out = 'flows-report', path = [], machine = [] } = parse(args)
  if (help) return { kind: 'help' }
  if (draw) return { kind: 'draw' }
  return {
    kind: 'run',
    options: {
      machines: machine.flatMap((names) => names.split(',')),
      paths: path.flatMap((ids) => ids.split(',')),
      out,
    },
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: KNOWN }).values
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    throw new OptionProblem(`${reason} See npm run flows -- --help.`, { cause: error })
  }
}

/** The flows that were named by their machine or by themselves; all, if none was. */
export function chooseFlows(flows: readonly Flow[], names: readonly string[]): Flow[] {
  const known = [...new Set(flows.flatMap(({ name, machine }) => [machine.id, name]))]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new OptionProblem(`There is no machine "${unknown}": there are ${known.join(', ')}.`)
  }
  return flows.filter(({ name, machine }) => names.length === 0 || names.includes(name) || names.includes(machine.id))
}

/** The paths with these ids; all, if none was named. */
export function choosePaths<Path extends { id: string }>(paths: readonly Path[], ids: readonly string[]): Path[] {
  return ids.length === 0 ? [...paths] : paths.filter(({ id }) => ids.includes(id))
}

/** A path that was named and not found must not pass for one that holds. */
export function requireDriven(ids: readonly string[], driven: readonly { id: string }[]): void {
  const lost = ids.filter((id) => !driven.some((path) => path.id === id))
  if (lost.length === 0) return
  throw new OptionProblem(
    `There is no path ${lost.join(', ')} here: the report shows the ids, and they change with the machine.`,
  )
}
