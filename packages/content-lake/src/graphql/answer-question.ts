import { executeSync, GraphQLError, parse, specifiedRules, validate } from 'graphql'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import type { BoundedCache } from '../bounded-cache.ts'
import type { Documents } from './find-documents.ts'
import { limitQuestion } from './question-cost.ts'
import { resolveField, resolveType } from './resolve-field.ts'

/** Words and signs of one question. */
const MOST_TOKENS = 5000

export type Question = {
  query: string
  variables?: Record<string, unknown> | null | undefined
  operationName?: string | null | undefined
}

export type Answer = { isUnderstood: boolean; result: ExecutionResult }

/** Questions that were checked already: a site asks the same ones for ever. */
export type KnownQuestions = BoundedCache<DocumentNode>

/** Answers from the documents that the asker sees. What is not understood is answered with errors alone. */
export function answerQuestion(
  schema: GraphQLSchema,
  { query, variables, operationName }: Question,
  documents: Documents,
  known?: KnownQuestions,
): Answer {
  const { document, errors } = understand(schema, query, known?.get(query))
  if (!document) return { isUnderstood: false, result: { errors } }
  known?.set(query, document)
  const result = executeSync({
    schema,
    document,
    contextValue: documents,
    variableValues: variables,
    operationName,
    fieldResolver: resolveField,
    typeResolver: resolveType,
  })
  return { isUnderstood: true, result }
}

type Understood = { document: DocumentNode; errors?: never } | { document?: never; errors: readonly GraphQLError[] }

function understand(schema: GraphQLSchema, query: string, known: DocumentNode | undefined): Understood {
  if (known) return { document: known }
  try {
    const document = parse(query, { maxTokens: MOST_TOKENS })
    const tooMuch = validate(schema, document, [limitQuestion])
    const errors = tooMuch.length > 0 ? tooMuch : validate(schema, document, specifiedRules)
    return errors.length > 0 ? { errors } : { document }
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] }
    throw error
  }
}
