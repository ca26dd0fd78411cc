import { evaluateSync, type ExprNode, toJS } from 'groq-js'
import QuickLRU from 'quick-lru'
import { isRecord, type LakeDocument } from '../core/document.ts'
import { refuseTooLong } from '../core/http.ts'
import type { LakeProject } from '../core/lake-env.ts'
import { LakeProblem } from '../core/lake-problem.ts'
import type { Computing } from './computing.ts'
import { type CompiledQuery, compileQuery, select } from './groq.ts'
import type { Perspective, Views } from './views.ts'

export type Params = Record<string, unknown>
type QueryAnswer = { result: unknown; /** The result as JSON. */ text: string }

export type Queries = {
  /** `member` is who asks: on their account it is computed, and `identity()` answers it. */
  run(query: string, params: Params, perspective: Perspective, member: string): QueryAnswer
  /** Ids of the documents that a mutation by query means, drafts and versions among them. */
  findIds(query: string, params: Params, member: string): string[]
  /** Whether a filter such as a listener's picks this document. The caller sees to what it may take. */
  matches(query: string, params: Params, document: LakeDocument): boolean
}

type QueriesOptions = { views: Views; project: LakeProject; now: () => Date; computing: Computing }

const TREES_LIMIT = 500
const ANSWERS_LIMIT = 300
/** Longer keys and texts are rare and would fill the memory: they are computed each time. */
const CACHED_LENGTH = 128 * 1024

/** GROQ over the views of the store. Trees and answers are cached while they are valid. */
export function createQueries({ views, project, now, computing }: QueriesOptions): Queries {
  const trees = new QuickLRU<string, CompiledQuery>({ maxSize: TREES_LIMIT })
  const answers = new QuickLRU<string, QueryAnswer>({ maxSize: ANSWERS_LIMIT })

  function compile(query: string, params: Params, key: string): CompiledQuery {
    const known = trees.get(key)
    if (known) return known
    const compiled = compileQuery(query, params)
    if (key.length <= CACHED_LENGTH) trees.set(key, compiled)
    return compiled
  }

  function evaluate(tree: ExprNode, options: object): unknown {
    const context = { timestamp: now(), sanity: { projectId: project.projectId, dataset: project.dataset } }
    try {
      return toJS(evaluateSync(tree, { ...context, ...options })) ?? null
    } catch (error) {
      throw new LakeProblem(400, 'queryEvaluationError', error instanceof Error ? error.message : String(error))
    }
  }

  function run(query: string, params: Params, perspective: Perspective, member: string): QueryAnswer {
    const key = keyOf(query, params)
    const answerKey = `${views.revisionKey(perspective)}|${key}`
    const known = answers.get(answerKey)
    if (known) return known
    const { isVolatile, answer } = computing.run(member, work)
    refuseTooLong(answer.text)
    const isCacheable = !isVolatile && answerKey.length + answer.text.length <= CACHED_LENGTH
    if (isCacheable) answers.set(answerKey, answer)
    return answer

    function work(): { isVolatile: boolean; answer: QueryAnswer } {
      const compiled = compile(query, params, key)
      const view = views.view(perspective)
      const selected = [...compiled.selections].map(([name, selection]) => [name, select(view, selection)])
      const result = evaluate(compiled.narrowed, {
        dataset: view.documents,
        params: { ...params, ...Object.fromEntries(selected) },
        identity: member,
        dereference: ({ _ref }: { _ref: string }) => view.byId.get(_ref),
      })
      return { isVolatile: compiled.isVolatile, answer: { result, text: JSON.stringify(result) } }
    }
  }

  return {
    run,
    findIds(query, params, member) {
      const { result } = run(query, params, 'raw', member)
      const found: unknown[] = Array.isArray(result) ? result : [result]
      return found.flatMap((each) => (isRecord(each) && typeof each['_id'] === 'string' ? [each['_id']] : []))
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
