import { Hono } from 'hono'
import type { LakeEnv } from '../lake-env.ts'
import { LakeProblem } from '../lake-problem.ts'
import type { LakeLog } from '../log.ts'

/** Mounted last: a call that the lake does not know is logged, so that a new version of the Studio shows what it misses. */
export function createUnknownCalls(log: LakeLog): Hono<LakeEnv> {
  return new Hono<LakeEnv>().all('*', (context) => {
    const { method, path } = context.req
    log.warn({ method, path }, 'a call that the content lake does not know')
    throw new LakeProblem(404, 'notFound', `The local content lake does not serve ${path}`)
  })
}
