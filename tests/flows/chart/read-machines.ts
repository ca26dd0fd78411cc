import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine, type AnyStateMachine } from 'xstate'

const FOLDER = path.resolve(import.meta.dirname, '../../../machines')

/** A machine as its file tells it: `file` is `payment-status`, `machine.id` `paymentStatus`, `idea` the comment
 * that opens the file. */
export type MachineFile = { file: string; machine: AnyStateMachine; idea: string }

/** Every machine of the product, in the order of their files. A new file is found by its name. */
export async function readMachines(): Promise<MachineFile[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.machine.ts')).sort()
  return Promise.all(names.map(readMachine))
}

async function readMachine(name: string): Promise<MachineFile> {
  const full = path.join(FOLDER, name)
  const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(full).href)
  const machine = Object.values(exported).find((value) => value instanceof StateMachine)
  if (!machine) throw new Error(`machines/${name} exports no machine`)
  return { file: name.replace('.machine.ts', ''), machine, idea: ideaOf(await readFile(full, 'utf8')) }
}

function ideaOf(source: string): string {
  const lines = source.split('\n')
  const comment = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('//')),
  )
  return comment.map((line) => line.replace(/^\/\/ ?/, '')).join(' ')
}
