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
  --walks <number>         random walks of 50 steps for each flow, over the API, besides its paths (default 0)
  --seed <number>          of the first random walk; each that follows has the next number (default 1)
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
  seed: number
  /** Random walks for each flow, besides the paths. */
  walks: number
  isHeaded: boolean
  /** A pause before each step in the browser. */
  slowMs: number
  /** A site that runs already. */
  url: string | undefined
  out: string
}

export type Command = { kind: 'help' } | { kind: 'draw' } | { kind: 'run'; options: FlowsOptions }

/** What was typed cannot be done; the message is for the person who typed it. */
export class OptionProblem extends Error {}

const KNOWN = {
  machine: { type: 'string', multiple: true },
  driver: { type: 'string' },
  path: { type: 'string', multiple: true },
  seed: { type: 'string' },
  walks: { type: 'string' },
  headed: { type: 'boolean' },
  slow: { type: 'string' },
  url: { type: 'string' },
  out: { type: 'string' },
  draw: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const DRIVERS: Readonly<Record<string, DriverName[]>> = { api: ['api'], page: ['page'], both: ['api', 'page'] }

/** Reads what was typed behind `npm run flows --`; throws an OptionProblem. */
export function readOptions(args: readonly string[]): Command {
  rejectUnknown(args)
  const { values } = parseArgs({ args: [...args], options: KNOWN, strict: true })
  if (values.help === true) return { kind: 'help' }
  if (values.draw === true) return { kind: 'draw' }
  const { driver = 'both', url, out = 'flows-report', path = [], machine = [], headed = false } = values
  const drivers = DRIVERS[driver]
  if (!drivers) throw new OptionProblem(`--driver is api, page or both, and not "${driver}".`)
  if (url !== undefined && !isSite(url)) {
    throw new OptionProblem(`--url needs a whole address such as https://staging.example, and not "${url}".`)
  }
  return {
    kind: 'run',
    options: {
      machines: machine.flatMap((names) => names.split(',')),
      drivers,
      paths: path.flatMap((ids) => ids.split(',')),
      seed: wholeNumber('seed', values.seed, 1),
      walks: wholeNumber('walks', values.walks, 0),
      isHeaded: headed,
      slowMs: wholeNumber('slow', values.slow, 0),
      url,
      out,
    },
  }
}

/** The flows that were named by their machine or by themselves; all, if none was. */
export function chooseFlows(flows: readonly Flow[], names: readonly string[]): Flow[] {
  const known = [...new Set(flows.flatMap(({ name, machine }) => [machine.id, name]))]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    const close = nearest(unknown, known)
    const hint = close === undefined ? `there are ${known.join(', ')}.` : `did you mean ${close}?`
    throw new OptionProblem(`There is no machine "${unknown}": ${hint}`)
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

function rejectUnknown(args: readonly string[]): void {
  const { tokens } = parseArgs({ args: [...args], options: KNOWN, strict: false, tokens: true })
  const types = new Map<string, string>(Object.entries(KNOWN).map(([name, { type }]) => [name, type]))
  for (const token of tokens) {
    if (token.kind === 'positional') {
      throw new OptionProblem(`"${token.value}" is not an option: options begin with --, see npm run flows -- --help.`)
    }
    if (token.kind !== 'option') continue
    const type = types.get(token.name)
    if (type === undefined) {
      const close = nearest(token.name, types.keys())
      const hint = close === undefined ? 'see npm run flows -- --help' : `did you mean --${close}?`
      throw new OptionProblem(`There is no option ${token.rawName}: ${hint}`)
    }
    if (type === 'string' && (token.value === undefined || token.value.startsWith('--'))) {
      throw new OptionProblem(`--${token.name} needs a value, see npm run flows -- --help.`)
    }
    if (type === 'boolean' && token.value !== undefined) throw new OptionProblem(`--${token.name} takes no value.`)
  }
}

function wholeNumber(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  if (!/^\d{1,9}$/.test(text)) throw new OptionProblem(`--${name} needs a whole number, and not "${text}".`)
  return Number(text)
}

function isSite(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}

/** The word that was probably meant, if any is close enough to what was typed. */
function nearest(typed: string, words: Iterable<string>): string | undefined {
  const [close] = [...words].map((word) => ({ word, steps: distance(typed, word) })).sort((a, b) => a.steps - b.steps)
  return close && close.steps <= Math.max(1, Math.floor(typed.length / 3)) ? close.word : undefined
}

/** How many letters must be added, dropped or changed to make one word the other. */
function distance(typed: string, word: string): number {
  let row = Array.from({ length: word.length + 1 }, (_, index) => index)
  for (const [line, letter] of typed.split('').entries()) {
    const next = [line + 1]
    for (const [column, wanted] of word.split('').entries()) {
      const changed = (row[column] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

// Run by itself it answers the script that starts the flows what they need, as JSON; or it ends with 2 and a sentence.
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
