import {
  buildSchema,
  type DocumentNode,
  executeSync,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { type Context, Hono } from 'hono'
import QuickLRU from 'quick-lru'
import * as z from 'zod'
import { limitBody, readJson, refuseTooLong } from '../core/http.ts'
import type { LakeEnv } from '../core/lake-env.ts'
import { LakeProblem } from '../core/lake-problem.ts'
import { limitQuestion } from './question-cost.ts'
import { resolveField, resolveType } from './resolve.ts'
import type { Documents } from './where-and-sort.ts'

const BODY_BYTES = 64 * 1024
const KNOWN_QUESTIONS = 100

const Question = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
})

/** Words and signs of one question. */
const MAX_TOKENS = 5000

type GraphqlOptions = {
  /** The API in GraphQL's own language, as `sanity graphql deploy` would make it. */
  schema: string
  dataset: string
  /** What the caller sees, in the perspective that the request names. */
  documents: (context: Context<LakeEnv>) => Documents
  /** Runs a question on the caller's account; without it, none has one. */
  compute?: <Result>(context: Context<LakeEnv>, work: () => Result) => Result
}

/** `graphql/<dataset>/default`, by POST: the API that `sanity graphql deploy` would give the hosted lake. */
export function createGraphqlRoutes({
  schema: text,
  dataset,
  documents,
  compute = (_, work) => work(),
}: GraphqlOptions): Hono<LakeEnv> {
  // It was checked when it was written.
  const schema = buildSchema(text, { assumeValid: true, assumeValidSDL: true })
  // A site asks the same questions again and again: each is checked once.
  const known = new QuickLRU<string, DocumentNode>({ maxSize: KNOWN_QUESTIONS })

  return new Hono<LakeEnv>().post(`/graphql/${dataset}/default`, limitBody(BODY_BYTES), async (context) => {
    const question = Question.safeParse(await readJson(context))
    if (!question.success) throw new LakeProblem(400, 'invalidRequest', z.prettifyError(question.error))
    const { query, variables, operationName } = question.data
    const { answer, errors } = compute(context, () => {
      const { document, errors } = understand(schema, query, known.get(query))
      if (!document) return { errors }
      known.set(query, document)
      const executed = executeSync({
        schema,
        document,
        contextValue: documents(context),
        variableValues: variables,
        operationName,
        fieldResolver: resolveField,
        typeResolver: resolveType,
      })
      return { answer: JSON.stringify(executed) }
    })
    if (answer === undefined) return context.json({ errors }, 400)
    refuseTooLong(answer)
    return context.body(answer, 200, { 'Content-Type': 'application/json; charset=utf-8' })
  })
}

type Understood = { document: DocumentNode; errors?: never } | { document?: never; errors: readonly GraphQLError[] }

function understand(schema: GraphQLSchema, query: string, known: DocumentNode | undefined): Understood {
  if (known) return { document: known }
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS })
    const tooMuch = validate(schema, document, [limitQuestion])
    const errors = tooMuch.length > 0 ? tooMuch : validate(schema, document, specifiedRules)
    return errors.length > 0 ? { errors } : { document }
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] }
    throw error
  }
}
