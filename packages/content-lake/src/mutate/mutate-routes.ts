import { Hono } from 'hono'
import * as z from 'zod'
import { requireStaff } from '../access.ts'
import type { LakeEnv } from '../lake-env.ts'
import { LAKE_DATASET } from '../lake-names.ts'
import { LakeProblem } from '../lake-problem.ts'
import { limitBody, readJson } from '../read-json.ts'
import { applyMutation, type MutationOptions } from './apply-mutation.ts'
import { MutateBody, parseMutation } from './mutation.ts'
import { refuseAllButPreviewSecrets } from './preview-secrets.ts'
import type { Transact, TransactionAnswer } from './transact.ts'

const BODY_BYTES = 4 * 1024 * 1024

type MutateRouteOptions = { transact: Transact; findIds: MutationOptions['findIds'] }

/** `data/mutate`, by which the client and scripts change documents. */
export function createMutateRoutes({ transact, findIds }: MutateRouteOptions): Hono<LakeEnv> {
  return new Hono<LakeEnv>().post(`/data/mutate/${LAKE_DATASET}`, limitBody(BODY_BYTES), async (context) => {
    const { id: author, role } = requireStaff(context)
    const asks = (option: string) => context.req.query(option) === 'true'
    const body = MutateBody.safeParse(await readJson(context))
    if (!body.success) throw new LakeProblem(400, 'invalidMutation', z.prettifyError(body.error))
    const { mutations, transactionId } = body.data
    const parsed = mutations.map(parseMutation)
    const options: MutationOptions = { autoKeys: asks('autoGenerateArrayKeys'), findIds }
    const request = { transactionId, author, cause: 'mutate', request: mutations, isDryRun: asks('dryRun') }
    const answer = transact(request, (work) => {
      for (const mutation of parsed) applyMutation(work, mutation, options)
      if (role !== 'editor') refuseAllButPreviewSecrets(work)
    })
    return context.json(shown(answer, { ids: asks('returnIds'), documents: asks('returnDocuments') }))
  })
}

function shown({ transactionId, results }: TransactionAnswer, asked: { ids: boolean; documents: boolean }): object {
  if (asked.documents) return { transactionId, results }
  if (asked.ids) return { transactionId, results: results.map(({ id, operation }) => ({ id, operation })) }
  return { transactionId }
}
