/** One mistake that somebody could make, as a change of one place in one file. */
export type Fault = {
  /** Begins with the machine's id. */
  id: string
  kind: 'guard' | 'transition' | 'assign' | 'rule' | 'message'
  /** What is wrong, as a sentence. */
  says: string
  /** From the root of the repository. */
  file: string
  /** Stands in the file exactly once. */
  from: string
  to: string
}

/** The id of the machine whose flows should see it. */
export function machineOf({ id }: Fault): string {
  return id.split('-')[0] ?? ''
}
