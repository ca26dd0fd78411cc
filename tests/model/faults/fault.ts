import path from 'node:path'

/** One mistake that someone could make, as a change of one place in one file. */
export type Fault = {
  /** Begins with the machine's id, with `api` or with `contract`. */
  id: string
  kind: 'guard' | 'transition' | 'assign' | 'rule' | 'message' | 'check' | 'sql'
  /** What is wrong, as a sentence. */
  mistake: string
  /** From the root of the repository. */
  file: string
  /** Stands in the file exactly once. */
  from: string
  to: string
  /** Parts of the names of the test files that must see it; unset, the flows of its machine must. */
  tests?: readonly string[]
}

export const ROOT = path.resolve(import.meta.dirname, '../../..')

/** What should see it: the id of a machine, `api` or `contract`. */
export function areaOf({ id }: Fault): string {
  return id.split('-')[0] ?? ''
}

/** The source with the fault in it. A fault that has lost its place proves nothing, so it fails loudly. */
export function planted({ id, file, from, to }: Fault, source: string): string {
  const places = source.split(from).length - 1
  if (places !== 1) throw new Error(`The fault ${id} has ${places} places in ${file}`)
  return source.replace(from, () => to)
}
