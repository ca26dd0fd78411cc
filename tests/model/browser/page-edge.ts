import { EventEmitter, once } from 'node:events'
import type { BrowserContext, Request, Route } from 'playwright-core'
import { type AnyEndpoint, type DataOf, API_BASE } from '#contract/endpoint.ts'
import { Problem, problemStatus } from '#contract/problem.ts'
import { serverFault, type EdgeFault } from '#tests/model/engine/edge.ts'

const PATIENCE_MS = 10_000

/** A call of the page, held back until its test decides what becomes of it. Each method waits until the page has made the call. */
export type HeldCall<Data = never> = {
  isAsked(): Promise<boolean>
  answer(data: Data): Promise<void>
  /** As the API refuses with this problem. */
  refuse(problem: Error): Promise<void>
  /** As any call may fail. */
  fail(cause: EdgeFault): Promise<void>
  /** Lets the site itself answer. */
  pass(): Promise<void>
  /** A call that has been abandoned. */
  forget(): void
}

/** The network's edge of one browser. */
export type PageEdge = {
  /** Holds back every call of these endpoints from now on. */
  hold<E extends AnyEndpoint>(...endpoints: E[]): HeldCall<DataOf<E>>
  /** Answers every call of this endpoint at once: the first `times`, or all that no one holds. */
  settle<E extends AnyEndpoint>(endpoint: E, data: DataOf<E>, times?: number): void
}

type Queue = { endpoints: readonly AnyEndpoint[]; waiting: Route[] }
type Settled = { endpoint: AnyEndpoint; data: unknown; left: number }

export async function openPageEdge(context: BrowserContext): Promise<PageEdge> {
  const queues: Queue[] = []
  const settled: Settled[] = []
  const arrivals = new EventEmitter()

  await context.route(`**${API_BASE}**`, async (route) => {
    const answer = settled.find(({ endpoint, left }) => left > 0 && isCallOf(endpoint, route.request()))
    if (answer) {
      answer.left -= 1
      return fulfil(route, answer.data)
    }
    const queue = queues.find(({ endpoints }) => endpoints.some((endpoint) => isCallOf(endpoint, route.request())))
    if (!queue) return route.fallback()
    queue.waiting.push(route)
    arrivals.emit('call')
    return undefined
  })
  // A machine that leaves its state calls its request off.
  context.on('requestfailed', (request) => {
    for (const queue of queues) queue.waiting = queue.waiting.filter((route) => route.request() !== request)
  })

  /** The newest call that waits: an older one belongs to a state that was left. */
  async function takeFrom(queue: Queue): Promise<Route> {
    const route = (await isAsked(queue)) ? queue.waiting.pop() : undefined
    if (!route) throw new Error(`The page has not asked ${queue.endpoints.map(({ path }) => path).join(' or ')}`)
    return route
  }

  async function isAsked(queue: Queue): Promise<boolean> {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    while (queue.waiting.length === 0 && !signal.aborted) {
      await once(arrivals, 'call', { signal }).catch(() => undefined)
    }
    return queue.waiting.length > 0
  }

  return {
    hold(...endpoints) {
      const queue: Queue = { endpoints, waiting: [] }
      queues.push(queue)
      return {
        isAsked: () => isAsked(queue),
        answer: async (data) => handOver(await takeFrom(queue), (route) => fulfil(route, data)),
        refuse: async (problem) => handOver(await takeFrom(queue), (route) => refuse(route, problem)),
        fail: async (cause) =>
          handOver(await takeFrom(queue), (route) =>
            cause === 'unreachable' ? route.abort() : refuse(route, serverFault.error),
          ),
        pass: async () => (await takeFrom(queue)).continue(),
        forget() {
          queue.waiting = []
        },
      }
    },
    settle(endpoint, data, times = Infinity) {
      settled.push({ endpoint, data, left: times })
    },
  }
}

/** Gives an answer, and waits until the page has had the time to take it. */
async function handOver(route: Route, give: (route: Route) => Promise<void>): Promise<void> {
  const request = route.request()
  const page = request.frame().page()
  const isThis = (over: Request) => over === request
  const over = Promise.race([
    page.waitForEvent('requestfinished', { predicate: isThis, timeout: PATIENCE_MS }),
    page.waitForEvent('requestfailed', { predicate: isThis, timeout: PATIENCE_MS }),
  ])
  await give(route)
  await over
  await page.evaluate(takeTurns).catch(() => undefined) // The page may be another one by now.
}

/** Runs in the page: lets all that waits for its turn have it. A delay would need the clock, which may stand still. */
async function takeTurns(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', resolve)
      port1.start()
      port2.postMessage(turn)
    })
  }
}

function isCallOf({ method, path }: AnyEndpoint, request: Request): boolean {
  const { pathname } = new URL(request.url())
  const pattern = new RegExp(`^${API_BASE}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return request.method() === method && pattern.test(pathname)
}

function fulfil(route: Route, data: unknown): Promise<void> {
  return route.fulfill({ json: { IsError: false, Msg: '', Data: data, Code: null } })
}

function refuse(route: Route, problem: Error): Promise<void> {
  if (!(problem instanceof Problem)) throw new Error('The API refuses with its own problems alone', { cause: problem })
  const { code, message, data, retryAfterSeconds } = problem
  return route.fulfill({
    status: problemStatus[code],
    ...(retryAfterSeconds !== undefined && { headers: { 'Retry-After': String(retryAfterSeconds) } }),
    json: { IsError: true, Msg: message, Data: data ?? null, Code: code },
  })
}
