import { chartOf } from '../chart/chart.ts'
import { drawingOf } from '../chart/drawing.ts'
import { layoutOf } from '../chart/layout.ts'
import { readMachines, type MachineFile } from '../chart/read-machines.ts'

/** The files of docs/machines/ as they should be, by name: a picture for each machine, and a page that shows them all. */
export async function pictures(): Promise<ReadonlyMap<string, string>> {
  const machines = await readMachines()
  const drawn = await Promise.all(machines.map(async (one) => [`${one.file}.svg`, await pictureOf(one)] as const))
  return new Map([...drawn, ['README.md', pageOf(machines)]])
}

async function pictureOf({ file, machine }: MachineFile): Promise<string> {
  const chart = chartOf(machine)
  return drawingOf(chart, await layoutOf(chart), { id: file, title: `The machine ${machine.id}` })
}

function pageOf(machines: readonly MachineFile[]): string {
  const parts = machines.map(
    ({ file, machine, idea }) => `## ${machine.id}

${idea}
[machines/${file}.machine.ts](../../machines/${file}.machine.ts)

[![The states of ${machine.id} and what leads from one to another](${file}.svg)](${file}.svg)
`,
  )
  return `# The machines in pictures

Drawn from their code by \`npm run flows:pictures\`; a test fails while a picture is older than its machine. How to read one: a box is a
state, a box in a box a state within it, boxes with a dashed border live side by side. A dot leads to the state in which all begins. An
arrow bears the event and, in brackets, the guard that must let it pass; \`[else]\` is taken when the guards before it did not. What an actor
answers is \`<actor>.resolves\` or \`<actor>.rejects\`, the end of a delay \`<delay>.elapses\`. A line within a box is an event that leads
nowhere else (↺) or deeper into the box; what a state *ignores* would otherwise be heard by a state around it. A double border ends it.
Open a picture by itself to read it in its full size.

${parts.join('\n')}`
}
