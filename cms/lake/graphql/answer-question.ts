import { executeSync, GraphQLError, parse, specifiedRules, validate } from 'graphql'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
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

/** Answers from the documents that the asker sees. What is not understood is answered with errors alone. */
export function answerQuestion(schema: GraphQLSchema, question: Question, documents: Documents): Answer {
  const { document, errors } = understand(schema, question.query)
  if (!document) return { isUnderstood: false, result: { errors } }
  const result = executeSync({
    schema,
    document,
    contextValue: documents,
    variableValues: question.variables,
    operationName: question.operationName,
    fieldResolver: resolveField,
    typeResolver: resolveType,
  })
  return { isUnderstood: true, result }
}

type Understood = { document: DocumentNode; errors?: never } | { document?: never; errors: readonly GraphQLError[] }

function understand(schema: GraphQLSchema, query: string): Understood {
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
