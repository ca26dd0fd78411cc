import * as z from 'zod'
import { LakeProblem } from '../core/lake-problem.ts'

const Params = z.record(z.string(), z.unknown())
const Values = z.record(z.string(), z.unknown())
const Numbers = z.record(z.string(), z.number())
const NewDocument = z.looseObject({ _type: z.string() })

const items = z.array(z.unknown())
const Insert = z.union([
  z.strictObject({ before: z.string(), items }),
  z.strictObject({ after: z.string(), items }),
  z.strictObject({ replace: z.string(), items }),
])

/** What a patch does to a document, in the order in which it is done. */
const operations = {
  set: Values.exactOptional(),
  setIfMissing: Values.exactOptional(),
  unset: z.array(z.string()).exactOptional(),
  inc: Numbers.exactOptional(),
  dec: Numbers.exactOptional(),
  insert: Insert.exactOptional(),
  diffMatchPatch: z.record(z.string(), z.string()).exactOptional(),
}

/** Operations alone, as an action carries them. */
export const PatchOperations = z.strictObject(operations)
export type PatchOperations = z.infer<typeof PatchOperations>

const Patch = z
  .strictObject({
    id: z.union([z.string(), z.array(z.string())]).optional(),
    query: z.string().optional(),
    params: Params.optional(),
    ifRevisionID: z.string().optional(),
    ...operations,
  })
  .refine(({ id, query }) => (id === undefined) !== (query === undefined), {
    message: 'A patch needs an id or a query',
  })

const Delete = z
  .strictObject({
    id: z.union([z.string(), z.array(z.string())]).optional(),
    query: z.string().optional(),
    params: Params.optional(),
    ifRevisionID: z.string().optional(),
    purge: z.boolean().optional(),
  })
  .refine(({ id, query }) => (id === undefined) !== (query === undefined), {
    message: 'A delete needs an id or a query',
  })

export const Mutation = z.union([
  z.strictObject({ create: NewDocument }),
  z.strictObject({ createIfNotExists: NewDocument }),
  z.strictObject({ createOrReplace: NewDocument }),
  z.strictObject({ patch: Patch }),
  z.strictObject({ delete: Delete }),
])
export type Mutation = z.infer<typeof Mutation>
export type PatchMutation = z.infer<typeof Patch>

const kinds = ['create', 'createIfNotExists', 'createOrReplace', 'patch', 'delete'] as const

/** A transaction's name becomes `_rev` and part of addresses. */
export const TransactionId = z
  .string()
  .regex(/^[\w.-]{1,128}$/, 'A transaction id has at most 128 letters, digits, _, - and .')

export const MutateBody = z.object({
  mutations: z.array(z.record(z.string(), z.unknown())),
  transactionId: TransactionId.optional(),
})

/** Reads one mutation; an invalid one is refused with the reason of its kind. */
export function parseMutation(raw: unknown): Mutation {
  const parsed = Mutation.safeParse(raw)
  if (parsed.success) return parsed.data
  throw new LakeProblem(400, 'invalidMutation', sentenceFor(raw, parsed.error))
}

function sentenceFor(raw: unknown, error: z.ZodError): string {
  const names = typeof raw === 'object' && raw !== null ? Object.keys(raw) : []
  const kind = kinds.findIndex((name) => names.length === 1 && names[0] === name)
  if (kind < 0) return `A mutation is one of ${kinds.join(', ')}: ${names.join(', ') || 'none was given'}`
  // Only the reasons of the kind that was meant help.
  const [issue] = error.issues
  const issues = issue?.code === 'invalid_union' ? (issue.errors[kind] ?? []) : error.issues
  return z.prettifyError(new z.ZodError([...issues]))
}
