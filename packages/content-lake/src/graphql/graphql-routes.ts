import { Hono } from 'hono'
import type { Context } from 'hono'
import * as z from 'zod'
import { refuseTooLong } from '../answer-size.ts'
import { createBoundedCache } from '../bounded-cache.ts'
import type { LakeEnv } from '../lake-env.ts'
import { LAKE_DATASET } from '../lake-names.ts'
import { LakeProblem } from '../lake-problem.ts'
import { limitBody, readJson } from '../read-json.ts'
import { answerQuestion, type KnownQuestions } from './answer-question.ts'
import { readApiSchema } from './api-schema.ts'
import type { Documents } from './find-documents.ts'

const BODY_BYTES = 64 * 1024
const KNOWN_QUESTIONS = 100

const Question = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
})

export type GraphqlOptions = {
  /** The API in GraphQL's own language, as `sanity graphql deploy` would make it. */
  schema: string
  /** What the caller sees, in the perspective that the request names. */
  documents: (context: Context<LakeEnv>) => Documents
}

/** `graphql/<dataset>/default`, by POST: the API that `sanity graphql deploy` would give the hosted lake. */
export function createGraphqlApp({ schema: text, documents }: GraphqlOptions): Hono<LakeEnv> {
  const schema = readApiSchema(text)
  const known: KnownQuestions = createBoundedCache(KNOWN_QUESTIONS)
  return new Hono<LakeEnv>().post(`/graphql/${LAKE_DATASET}/default`, limitBody(BODY_BYTES), async (context) => {
    const question = Question.safeParse(await readJson(context))
    if (!question.success) throw new LakeProblem(400, 'invalidRequest', z.prettifyError(question.error))
    const { isUnderstood, result } = answerQuestion(schema, question.data, documents(context), known)
    const text = JSON.stringify(result)
    refuseTooLong(text)
    return context.body(text, isUnderstood ? 200 : 400, { 'Content-Type': 'application/json; charset=utf-8' })
  })
}
