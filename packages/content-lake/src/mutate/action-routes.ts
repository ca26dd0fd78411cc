import { Hono } from 'hono'
import * as z from 'zod'
import { requireWriter } from '../core/access.ts'
import { limitBody, readJson } from '../core/http.ts'
import type { LakeEnv } from '../core/lake-env.ts'
import { LakeProblem } from '../core/lake-problem.ts'
import type { Queries } from '../query/queries.ts'
import { ActionsBody, parseAction } from './action.ts'
import { applyAction } from './apply-action.ts'
import type { MutationOptions } from './apply-mutation.ts'
import { refuseForeign } from './refuse-foreign.ts'
import type { Transact } from './transact.ts'

const BODY_BYTES = 4 * 1024 * 1024

type ActionRouteOptions = { transact: Transact; findIds: Queries['findIds']; dataset: string }

/** `data/actions`: all that the Studio does when people edit and publish. */
export function createActionRoutes({ transact, findIds, dataset }: ActionRouteOptions): Hono<LakeEnv> {
  return new Hono<LakeEnv>().post(`/data/actions/${dataset}`, limitBody(BODY_BYTES), async (context) => {
    const { id: author, role } = requireWriter(context)
    const body = ActionsBody.safeParse(await readJson(context))
    if (!body.success) throw new LakeProblem(400, 'actionError', z.prettifyError(body.error))
    const { actions, transactionId, dryRun } = body.data
    const parsed = actions.map(parseAction)
    const options: MutationOptions = { autoKeys: false, findIds: (query, params) => findIds(query, params, author) }
    const cause = parsed.map(({ actionType }) => actionType).join(',')
    const request = { transactionId, author, cause, request: actions, isDryRun: dryRun }
    const answer = transact(request, (work) => {
      for (const action of parsed) applyAction(work, action, options)
      refuseForeign(work, role)
    })
    return context.json({ transactionId: answer.transactionId })
  })
}
