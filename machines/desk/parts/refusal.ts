import { Problem, type ProblemCode } from '#contract/problem.ts'

/** A schema of the contract, of which machines need no more. */
type Schema<Data> = { safeParse(value: unknown): { success: true; data: Data } | { success: false } }

/** What a refusal with this code adds for programs; undefined of any other failure. */
export function refusalData<Data>(error: unknown, code: ProblemCode, schema: Schema<Data>): Data | undefined {
  if (!(error instanceof Problem) || error.code !== code) return undefined
  const read = schema.safeParse(error.data)
  return read.success ? read.data : undefined
}
