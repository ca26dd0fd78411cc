import * as z from 'zod'
import { isPublishedId, publishedIdOf } from '../core/document.ts'
import { LakeProblem } from '../core/lake-problem.ts'
import { PatchOperations, TransactionId } from './mutation.ts'

const id = z.string()
const revision = z.string().optional()
/** A draft, or a version, and the id under which it is published: of one id nothing would be left. */
const isPair = (pair: { draftId: string; publishedId: string }) =>
  isPublishedId(pair.publishedId) && !isPublishedId(pair.draftId) && publishedIdOf(pair.draftId) === pair.publishedId
const notPair = { error: 'draftId must be that of the draft of publishedId' }
const NewDocument = z.looseObject({ _id: id, _type: z.string() })

/** What the Studio and the client ask for in words of editors. Fields that change nothing here, such as `purge`, are let pass. */
const Action = z.discriminatedUnion('actionType', [
  z.object({
    actionType: z.literal('sanity.action.document.create'),
    publishedId: id,
    attributes: NewDocument,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z
    .object({
      actionType: z.literal('sanity.action.document.edit'),
      draftId: id,
      publishedId: id,
      patch: PatchOperations.extend({ ifRevisionID: revision }),
    })
    .refine(isPair, notPair),
  z
    .object({
      actionType: z.literal('sanity.action.document.publish'),
      draftId: id,
      publishedId: id,
      ifDraftRevisionId: revision,
      ifPublishedRevisionId: revision,
    })
    .refine(isPair, notPair),
  z.object({
    actionType: z.literal('sanity.action.document.unpublish'),
    draftId: id.optional(),
    publishedId: id,
  }),
  z.object({ actionType: z.literal('sanity.action.document.discard'), draftId: id }),
  z.object({ actionType: z.literal('sanity.action.document.version.discard'), versionId: id }),
  z.object({
    actionType: z.literal('sanity.action.document.delete'),
    publishedId: id,
    includeDrafts: z.array(id).default([]),
  }),
  z.object({
    actionType: z.literal('sanity.action.document.replaceDraft'),
    publishedId: id,
    attributes: NewDocument,
  }),
])
export type Action = z.infer<typeof Action>

export const ActionsBody = z.object({
  actions: z.array(z.record(z.string(), z.unknown())).min(1),
  transactionId: TransactionId.optional(),
  dryRun: z.boolean().default(false),
})

const known = new Set<unknown>(Action.options.map(({ shape }) => shape.actionType.value))

/** Reads one action; a wrong one is refused with the reason. */
export function parseAction(raw: Record<string, unknown>): Action {
  const { actionType } = raw
  if (!known.has(actionType)) {
    throw new LakeProblem(400, 'actionError', `The local content lake does not do "${String(actionType)}"`)
  }
  const parsed = Action.safeParse(raw)
  if (parsed.success) return parsed.data
  throw new LakeProblem(400, 'actionError', z.prettifyError(parsed.error))
}
