import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { chartOf } from './chart.ts'
import { drawingOf, drawingStyle } from './drawing.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const MACHINES = path.join(ROOT, 'machines')

/** Where the drawings of the machines are. */
export const MACHINE_DOCS = path.join(ROOT, 'docs/machines')

/** A machine and its file: `file` is `payment-status`, or `desk/desk-session` in a folder, `machine.id` `paymentStatus`, `idea` the comment that opens the file. */
export type MachineFile = { file: string; drawing: string; machine: AnyStateMachine; idea: string }

/** Every machine of the product, in the order of their files. A new file is found by its name. */
export async function readMachines(): Promise<MachineFile[]> {
  const names = (await readdir(MACHINES, { recursive: true })).filter((name) => name.endsWith('.machine.ts')).sort()
  return (await Promise.all(names.map(machinesIn))).flat()
}

async function machinesIn(name: string): Promise<MachineFile[]> {
  const full = path.join(MACHINES, name)
  const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(full).href)
  const machines = Object.values(exported).filter((value) => value instanceof StateMachine)
  if (machines.length === 0) throw new Error(`machines/${name} exports no machine`)
  const file = name.replace('.machine.ts', '')
  const idea = ideaOf(await readFile(full, 'utf8'))
  return machines
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map((machine) => ({ file, drawing: kebab(machine.id), machine, idea }))
}

const kebab = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function ideaOf(source: string): string {
  const [comment = ''] = /^(?:\/\/.*\n)*/.exec(source) ?? []
  return comment
    .replaceAll(/^\/\/ ?/gm, '')
    .trim()
    .replaceAll('\n', ' ')
}

/** The files of docs/machines as they should be, by name: a drawing of each machine, and a page that shows them all. Machines of the same states share one. */
export async function machineDocs(): Promise<ReadonlyMap<string, string>> {
  const alike = Map.groupBy(await readMachines(), ({ machine }) => JSON.stringify({ ...chartOf(machine), title: '' }))
  const firsts = [...alike.values()].flatMap(([first, ...others]) => (first ? [{ ...first, others }] : []))
  const drawn = await Promise.all(firsts.map(async (one) => [`${one.drawing}.svg`, await svgOf(one)] as const))
  return new Map([...drawn, ['README.md', pageOf(firsts)]])
}

async function svgOf({ drawing: id, machine }: MachineFile): Promise<string> {
  const drawing = await drawingOf(chartOf(machine), { id, title: `The machine ${machine.id}` })
  return drawing.replace('</title>', `</title>\n<style>${drawingStyle}</style>`)
}

function pageOf(machines: readonly (MachineFile & { others: readonly MachineFile[] })[]): string {
  const parts = machines.map(({ others, ...first }) => {
    const { machine, drawing } = first
    const texts = [first, ...others].map((one) => (others.length > 0 ? `**${one.machine.id}**: ` : '') + textOf(one))
    return `## ${machine.id}

${texts.join('\n\n')}

[![The states of ${machine.id} and what leads from one to another](${drawing}.svg)](${drawing}.svg)
`
  })
  return `# The machines

Drawn from their code by \`npm run flows -- --draw\`; a test fails while a drawing is older than its machine. A box is a state, a box in a box a
state within it; boxes with dashed borders are active at the same time. A dot leads to the state in which all begins. Each line of a box is an
event and where it leads: in brackets the guard that must pass, where \`[else]\` is taken if the guards above it did not; \`↺\` stays. An actor
answers with \`<actor>.resolves\` or \`<actor>.rejects\`, and a delay ends with \`<delay>.elapses\`. A state *ignores* what a state around it would take.
A double border ends the machine. Views ask a state for its \`#tags\`. A machine that is wider than a page is drawn as an overview, with each of its compound states below.

${parts.join('\n')}`
}

function textOf({ idea, file }: MachineFile): string {
  return `${idea}\n[machines/${file}.machine.ts](../../machines/${file}.machine.ts)`
}
