// Which flows there are, without loading a model: their accepted tables name them.

import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { listTables } from '#tests/model/engine/accepted.ts'
import { flowsIn, type Flow } from '#tests/model/engine/flow.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const MODELS = 'tests/model/models'

/** Every file of a model, also one whose flows were not accepted yet. */
export async function listModels(): Promise<string[]> {
  const names = await readdir(path.join(ROOT, MODELS), { recursive: true })
  return names
    .filter((name) => name.endsWith('.model.ts'))
    .toSorted()
    .map((name) => path.join(MODELS, name))
}

export async function loadModel(model: string): Promise<Flow[]> {
  return flowsIn(await import(pathToFileURL(path.join(ROOT, model)).href))
}

/** A flow that is to be driven: all flows of a file if it has no name. */
export type Wanted = { model: string; flow?: string | undefined }

/** What goes by these names, of flows, machines or files. Throws a sentence with near names for one that nothing goes by. */
export async function wantedBy(names: readonly string[]): Promise<Wanted[]> {
  const [heads, models] = await Promise.all([listTables(), listModels()])
  const known = [...heads.flatMap(({ flow, machine }) => [flow, machine]), ...models.map(fileName)]
  return names.flatMap((name) => {
    const flows = heads.filter((head) => head.flow === name || head.machine === name)
    if (flows.length > 0) return flows.map(({ model, flow }) => ({ model, flow }))
    const files = models.filter((model) => fileName(model) === name)
    if (files.length > 0) return files.map((model) => ({ model }))
    throw new Error(
      `There is no machine or flow "${name}". ${suggestion(name, known)}npm run flows -- --list shows all.`,
    )
  })
}

const fileName = (model: string) => path.basename(model, '.model.ts')

function suggestion(name: string, known: readonly string[]): string {
  const near = [...new Set(known)]
    .map((one) => ({ one, far: one.includes(name) ? 0 : distance(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ far }) => far <= Math.max(2, name.length / 3))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, 3)
  return near.length > 0 ? `Did you mean ${near.map(({ one }) => one).join(' or ')}? ` : ''
}

/** How many letters must be changed, added or left out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [line, letter] of one.split('').entries()) {
    const next = [line + 1]
    for (const [index, wanted] of other.split('').entries()) {
      next.push(
        Math.min((row[index] ?? 0) + Number(letter !== wanted), (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1),
      )
    }
    row = next
  }
  return row.at(-1) ?? 0
}
