import { Hono, type MiddlewareHandler } from 'hono'
import * as z from 'zod'
import { requireStaff } from '../core/access.ts'
import { limitBody, readJson } from '../core/http.ts'
import type { LakeEnv } from '../core/lake-env.ts'
import { LakeProblem } from '../core/lake-problem.ts'
import type { Queries } from '../query/queries.ts'
import { applyMutation, type MutationOptions } from './apply-mutation.ts'
import { MutateBody, parseMutation } from './mutation.ts'
import { refuseForeign } from './refuse-foreign.ts'
import type { Transact, TransactionAnswer } from './transact.ts'

const BODY_BYTES = 4 * 1024 * 1024
/** What a viewer may send: a secret of a preview has some hundred bytes. */
const VIEWER_BYTES = 16 * 1024

type MutateRouteOptions = { transact: Transact; findIds: Queries['findIds']; dataset: string }

/** `data/mutate`, by which the client and scripts change documents. */
export function createMutateRoutes({ transact, findIds, dataset }: MutateRouteOptions): Hono<LakeEnv> {
  return new Hono<LakeEnv>().post(`/data/mutate/${dataset}`, bodyOf, async (context) => {
    const { id: author, role } = requireStaff(context)
    const asks = (option: string) => context.req.query(option) === 'true'
    const body = MutateBody.safeParse(await readJson(context))
    if (!body.success) throw new LakeProblem(400, 'invalidMutation', z.prettifyError(body.error))
    const { mutations, transactionId } = body.data
    const parsed = mutations.map(parseMutation)
    const options: MutationOptions = {
      autoKeys: asks('autoGenerateArrayKeys'),
      findIds: (query, params) => findIds(query, params, author),
    }
    const request = { transactionId, author, cause: 'mutate', request: mutations, isDryRun: asks('dryRun') }
    const answer = transact(request, (work) => {
      for (const mutation of parsed) applyMutation(work, mutation, options)
      refuseForeign(work, role)
    })
    return context.json(shown(answer, { ids: asks('returnIds'), documents: asks('returnDocuments') }))
  })
}

/** Viewers fill no disk. */
const bodyOf: MiddlewareHandler<LakeEnv> = (context, next) =>
  (requireStaff(context).role === 'viewer' ? ofViewers : ofWriters)(context, next)
const [ofWriters, ofViewers] = [limitBody(BODY_BYTES), limitBody(VIEWER_BYTES)]

function shown({ transactionId, results }: TransactionAnswer, asked: { ids: boolean; documents: boolean }): object {
  if (asked.documents) return { transactionId, results }
  if (asked.ids) return { transactionId, results: results.map(({ id, operation }) => ({ id, operation })) }
  return { transactionId }
}
