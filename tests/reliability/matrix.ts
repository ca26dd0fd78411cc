import { readTree } from '#tests/architecture/read-tree.ts'

/** What a booking and a page go through. */
export const steps = ['hold', 'gateway session', 'return', 'callback', 'settle', 'refund', 'publish'] as const
type Step = (typeof steps)[number]

const STEP_OF_CONTENT = 'The content takes no part in it: pages show what was read before'
const NO_GATEWAY = 'The gateway takes no part in it'
const MESSAGE_IS_A_ROW = 'A message is a row of its transaction and is sent apart (`api/messages/outbox.test.ts`)'

const ofGateway = { hold: NO_GATEWAY, publish: NO_GATEWAY }

/** What may go wrong, and why a fault cannot meet a step. A test declares what it covers in lines above it: `covers: fault × step, step`. */
export const faults: Readonly<Record<string, Readonly<Partial<Record<Step, string>>>>> = {
  'server killed': {},
  'database unavailable': { publish: 'The content is in a database of its own, the lake' },
  'database silent': { publish: 'The content is in a database of its own, the lake' },
  'primary changed': { publish: 'The content is in a database of its own, the lake' },
  'disk full': {},
  'clock jump': {},
  'gateway slow': ofGateway,
  'gateway silent': {
    ...ofGateway,
    return: 'A return settles: see there',
    callback: 'A callback settles: see there',
  },
  'gateway lying': ofGateway,
  'gateway contradicting': ofGateway,
  'messages unavailable': {
    hold: MESSAGE_IS_A_ROW,
    'gateway session': 'It sends none',
    return: MESSAGE_IS_A_ROW,
    callback: MESSAGE_IS_A_ROW,
    settle: MESSAGE_IS_A_ROW,
    refund: MESSAGE_IS_A_ROW,
    publish: 'It sends none',
  },
  'lake unavailable': {
    hold: STEP_OF_CONTENT,
    'gateway session': STEP_OF_CONTENT,
    return: STEP_OF_CONTENT,
    callback: STEP_OF_CONTENT,
    settle: STEP_OF_CONTENT,
    refund: STEP_OF_CONTENT,
  },
  'idle connections': {},
  'slow clients': {},
  'answers never read': {},
}

export type Cover = { fault: string; step: string; test: string }

/** What the tests of the tree declare. */
export async function readCovers(): Promise<Cover[]> {
  const sources = (await readTree()).filter(({ path }) => path.endsWith('.test.ts'))
  // Folders list their files in any order.
  return sources.toSorted((a, b) => (a.path < b.path ? -1 : 1)).flatMap(({ path, text }) => coversIn(path, text))
}

const DECLARED = /^((?:\/\/ covers: .+\n)+)test(?:\.each\([^\n]*?\))?\(\s*(?:'([^\n]*?)'|"([^\n]*?)"),/gm
const LINE = /^\/\/ covers: (.+)$/gm

export function coversIn(path: string, text: string): Cover[] {
  return [...text.matchAll(DECLARED)].flatMap(([, lines = '', single, double]) => {
    const test = `${path} › ${(single ?? double ?? '').replaceAll("\\'", "'")}`
    return [...lines.matchAll(LINE)].flatMap(([, declared = '']) => {
      const [fault = '', covered = ''] = declared.split(' × ')
      return covered.split(', ').map((step) => ({ fault, step, test }))
    })
  })
}

/** How many lines begin as a declaration does, and stand above no test. */
export function countUnread(text: string): number {
  const read = [...text.matchAll(DECLARED)].flatMap(([, lines = '']) => lines.match(LINE) ?? [])
  return (text.match(LINE) ?? []).length - read.length
}

const NOT_TRIED = 'not tried yet'

/** The table, and below it which test each number is. */
export function drawMatrix(covers: readonly Cover[]): string {
  const tests = [...new Set(covers.map(({ test }) => test))]
  const reasons = [...new Set(Object.values(faults).flatMap((fault) => Object.values(fault)))]
  const cell = (fault: string, step: Step) => {
    const found = covers.filter((cover) => cover.fault === fault && cover.step === step)
    if (found.length > 0) return found.map(({ test }) => tests.indexOf(test) + 1).join(', ')
    const reason = faults[fault]?.[step]
    return reason === undefined ? NOT_TRIED : String.fromCharCode(97 + reasons.indexOf(reason))
  }
  const names = Object.keys(faults)
  const rows = names.map((fault) => `| ${[fault, ...steps.map((step) => cell(fault, step))].join(' | ')} |`)
  const cells = names.flatMap((fault) => steps.map((step) => cell(fault, step)))
  const open = cells.filter((text) => text === NOT_TRIED).length
  const tried = cells.filter((text) => /\d/.test(text)).length
  return [
    `Of ${cells.length} cells ${tried} are tried, ${cells.length - tried - open} cannot be, and ${open} are not tried yet.`,
    '',
    `| fault | ${steps.join(' | ')} |`,
    `|---|${steps.map(() => '---').join('|')}|`,
    ...rows,
    '',
    ...tests.map((test, index) => `${index + 1}. \`${test}\``),
    '',
    ...reasons.map((reason, index) => `- ${String.fromCharCode(97 + index)}: ${reason}.`),
  ].join('\n')
}

const BEGIN = '<!-- faults and steps: written by `npm run reliability` -->'
const END = '<!-- end of faults and steps -->'

/** The page with the table anew. */
export function withMatrix(page: string, matrix: string): string {
  const [before = '', rest = ''] = page.split(BEGIN)
  const [, after = ''] = rest.split(END)
  return `${before}${BEGIN}\n\n${matrix}\n\n${END}${after}`
}
