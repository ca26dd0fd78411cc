import { parseArgs } from 'node:util'
import type { Flow } from '#tests/model/engine/flow.ts'
import type { DriverName } from '#tests/model/engine/result.ts'

export const help = `npm run flows drives every flow of the machines over the booking API and in a browser, and writes a report.

  npm run flows                              all machines, both drivers
  npm run flows -- --driver api              over the booking API alone: no browser, about half a minute
  npm run flows -- --machine checkout        one machine (or one flow: "request (package)"); more with commas
  npm run flows -- --path 5873bb1adf         one path again, by its id from the report

  --driver api|page|both   what drives: the machines' actors over HTTP, the site's pages, or both (default)
  --machine <names>        only these machines or flows
  --path <ids>             only these paths; coverage is not checked then
  --headed                 shows the browser
  --slow <ms>              pauses before each step in the browser
  --url <address>          drives the pages of a site that runs already, such as a staging site; the API driver uses its own API
  --out <folder>           where the report goes (default flows-report)
  --draw                   draws the machines again in docs/machines, and drives nothing
  --help                   this text

It ends with 1 if a path failed or something that can be driven was not.`

export type FlowsOptions = {
  /** Of machines or of flows; empty means all. */
  machines: string[]
  drivers: DriverName[]
  /** The ids of paths; empty means all. */
  paths: string[]
  isHeaded: boolean
  /** A pause before each step in the browser. */
  slowMs: number
  /** A site that runs already. */
  url: string | undefined
  out: string
}

export type Command = { kind: 'help' } | { kind: 'draw' } | { kind: 'run'; options: FlowsOptions }

/** The options are wrong; the message is for the person who typed them. */
export class OptionProblem extends Error {}

const KNOWN = {
  machine: { type: 'string', multiple: true },
  driver: { type: 'string' },
  path: { type: 'string', multiple: true },
  headed: { type: 'boolean' },
  slow: { type: 'string' },
  url: { type: 'string' },
  out: { type: 'string' },
  draw: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const DRIVERS: Readonly<Record<string, DriverName[]>> = { api: ['api'], page: ['page'], both: ['api', 'page'] }

/** Reads the options behind `npm run flows --`; throws an OptionProblem. */
export function readOptions(args: readonly string[]): Command {
  const { help = false, draw = false, driver = 'both', slow = '0', url, ...rest } = parse(args)
  if (help) return { kind: 'help' }
  if (draw) return { kind: 'draw' }
  const drivers = DRIVERS[driver]
  if (!drivers) throw new OptionProblem(`--driver is api, page or both, and not "${driver}".`)
  if (!/^\d{1,9}$/.test(slow)) throw new OptionProblem(`--slow needs a whole number, and not "${slow}".`)
  if (url !== undefined && !/^https?:\/\/\w/.test(url)) {
    throw new OptionProblem(`--url needs a whole address such as https://staging.example, and not "${url}".`)
  }
  const { out = 'flows-report', path = [], machine = [], headed = false } = rest
  return {
    kind: 'run',
    options: {
      machines: machine.flatMap((names) => names.split(',')),
      drivers,
      paths: path.flatMap((ids) => ids.split(',')),
      isHeaded: headed,
      slowMs: Number(slow),
      url,
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

// The script that starts the flows runs this file to learn what they need, as JSON; wrong options end it with 2 and a sentence.
if (import.meta.main) {
  try {
    const command = readOptions(process.argv.slice(2))
    const isRun = command.kind === 'run'
    const needsBrowser = isRun && command.options.drivers.includes('page')
    console.log(JSON.stringify({ isRun, needsBrowser, needsSite: needsBrowser && command.options.url === undefined }))
  } catch (error) {
    if (!(error instanceof OptionProblem)) throw error
    console.log(error.message)
    process.exitCode = 2
  }
}
