import { parseArgs } from 'node:util'
import type { DriverName } from '#tests/model/engine/result.ts'
import { nearest } from './nearest.ts'

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

export type Wish = { kind: 'help' } | { kind: 'run'; options: FlowsOptions }

/** What the person typed cannot be done; the message is for them. */
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
  help: { type: 'boolean' },
} as const

const DRIVERS: Readonly<Record<string, DriverName[]>> = { api: ['api'], page: ['page'], both: ['api', 'page'] }

/** Reads what was typed behind `npm run flows --`; throws an OptionProblem. */
export function readOptions(args: readonly string[]): Wish {
  refuseUnknown(args)
  const { values } = parseArgs({ args: [...args], options: KNOWN, strict: true })
  if (values.help === true) return { kind: 'help' }
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

function refuseUnknown(args: readonly string[]): void {
  const { tokens } = parseArgs({ args: [...args], options: KNOWN, strict: false, tokens: true })
  const types = new Map<string, string>(Object.entries(KNOWN).map(([name, { type }]) => [name, type]))
  for (const token of tokens) {
    if (token.kind === 'positional') {
      throw new OptionProblem(`"${token.value}" is no option: options begin with --, see npm run flows -- --help.`)
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
    if (type === 'boolean' && token.value !== undefined) {
      throw new OptionProblem(`--${token.name} takes no value.`)
    }
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
