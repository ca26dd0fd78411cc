import { evaluateSync, toJS, type ExprNode } from 'groq-js'
import { createBoundedCache } from '../bounded-cache.ts'
import type { LakeDocument } from '../document.ts'
import { LAKE_DATASET, LAKE_PROJECT_ID } from '../lake-names.ts'
import { LakeProblem } from '../lake-problem.ts'
import { refuseTooLong } from '../answer-size.ts'
import { compileQuery, type CompiledQuery } from './compile.ts'
import type { Perspective } from './perspective.ts'
import { select } from './selection.ts'
import type { Views } from './views.ts'

export type Params = Record<string, unknown>
export type QueryAnswer = { result: unknown; /** The result as JSON. */ text: string }

export type Queries = {
  /** `identity` is what `identity()` answers: the id of the staff member. */
  run(query: string, params: Params, perspective: Perspective, identity?: string): QueryAnswer
  /** Whether a filter such as a listener's picks this document. */
  matches(query: string, params: Params, document: LakeDocument): boolean
}

type QueriesOptions = { views: Views; now: () => Date }

const TREES_LIMIT = 500
const ANSWERS_LIMIT = 300
/** Longer keys and texts are rare and would fill the memory: they are worked out anew each time. */
const CACHED_LENGTH = 128 * 1024

/** GROQ over the views of the store. Trees and answers are kept while they hold. */
export function createQueries({ views, now }: QueriesOptions): Queries {
  const trees = createBoundedCache<CompiledQuery>(TREES_LIMIT)
  const answers = createBoundedCache<QueryAnswer>(ANSWERS_LIMIT)

  function compile(query: string, params: Params, key: string): CompiledQuery {
    const known = trees.get(key)
    if (known) return known
    const compiled = compileQuery(query, params)
    if (key.length <= CACHED_LENGTH) trees.set(key, compiled)
    return compiled
  }

  function evaluate(tree: ExprNode, options: object): unknown {
    const context = { timestamp: now(), sanity: { projectId: LAKE_PROJECT_ID, dataset: LAKE_DATASET } }
    try {
      return toJS(evaluateSync(tree, { ...context, ...options })) ?? null
    } catch (error) {
      throw new LakeProblem(400, 'queryEvaluationError', error instanceof Error ? error.message : String(error))
    }
  }

  return {
    run(query, params, perspective, identity = '<anonymous>') {
      const key = keyOf(query, params)
      const answerKey = `${views.revisionKey(perspective)}|${key}`
      const known = answers.get(answerKey)
      if (known) return known
      const compiled = compile(query, params, key)
      const view = views.view(perspective)
      const selected = [...compiled.selections].map(([name, selection]) => [name, select(view, selection)])
      const result = evaluate(compiled.narrowed, {
        dataset: view.documents,
        params: { ...params, ...Object.fromEntries(selected) },
        identity,
        dereference: ({ _ref }: { _ref: string }) => view.byId.get(_ref),
      })
      const answer = { result, text: JSON.stringify(result) }
      refuseTooLong(answer.text)
      const isKept = !compiled.isVolatile && answerKey.length + answer.text.length <= CACHED_LENGTH
      if (isKept) answers.set(answerKey, answer)
      return answer
    },
    matches(query, params, document) {
      const { tree } = compile(query, params, keyOf(query, params))
      const { byId } = views.view('raw')
      const dereference = ({ _ref }: { _ref: string }) => byId.get(_ref)
      const result = evaluate(tree, { dataset: [document], params, dereference })
      return Array.isArray(result) ? result.length > 0 : result !== null && result !== false
    },
  }
}

function keyOf(query: string, params: Params): string {
  return `${query}\0${JSON.stringify(params)}`
}
