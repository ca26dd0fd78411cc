// The machine of a page of the site on a path of its model: a person's events are made by gestures, all others by what the API answers.

import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Request, Route } from 'playwright-core'
import type { AnyStateMachine } from 'xstate'
import { API_BASE, type AnyEndpoint } from '#contract/endpoint.ts'
import { type NotedStep, VISIT_KEY } from '#src/app/record-visit.ts'
import type { Expected, Seen, Stage } from './flow.ts'
import type { FlowWindow, LooseGestures } from './gestures.ts'
import { actorOf, type AnyEvent, type ModelPath } from './paths.ts'
import { placeOf } from './sentences.ts'
import { createAnswers, type Plan, type Scene } from './stage.ts'
import { innermost } from './trace.ts'

type InPage<World> = { gestures: LooseGestures<World>; window: FlowWindow; path: ModelPath }

const PATIENCE_MS = 20_000
const LOOK_AGAIN_MS = 50
const PEER = { address: '203.0.113.7' }

/** The page is told apart from what the model expects by what its machine noted, and by what people can read. */
export async function stageInPage<Machine extends AnyStateMachine, World>(
  plan: Plan<Machine, World>,
  scene: Scene<World>,
  { gestures, window, path }: InPage<World>,
): Promise<Stage> {
  const { page } = window
  const { machine, rowOf } = plan
  const { place, world, edge } = scene
  const answers = createAnswers(machine, scene)
  const gate = createCallGate(gestures.calls)
  const broken: string[] = []
  let before = path.begun
  let played: AnyEvent | undefined
  let read = 0
  let pictures = 0

  page.on('pageerror', (error) => broken.push(`The page fails: ${error.message}`))
  await page.clock.install({ time: place.api.clock.now })
  await page.route(
    (url) => url.pathname.startsWith(API_BASE),
    async (route, request) => {
      const isHeld = await gate.pass(request)
      await fulfil(route, request, async (address, sent) => {
        // The API knows the site by the name that it was told.
        const init = { ...sent, headers: { ...sent.headers, origin: new URL(place.api.deps.publicUrl).origin } }
        return isHeld ? edge.answer(address, init, new Map()) : place.apps.usual.request(address, init, PEER)
      })
    },
  )
  await gestures.open({
    page,
    world,
    titles: path.titles,
    visit: (address) => window.visit(`${address}${address.includes('?') ? '&' : '?'}record`),
    async store(key, value) {
      await page.addInitScript(([name = '', text = '']) => localStorage.setItem(name, text), [key, value])
    },
  })

  async function notedSteps(): Promise<NotedStep[]> {
    const text = await page.evaluate((key) => sessionStorage.getItem(key), VISIT_KEY)
    const steps: NotedStep[] = JSON.parse(text ?? '[]')
    return steps.filter((step) => step.machine === machine.id)
  }

  /** Whether the machine of the page made this step, and what people cannot read that they should. */
  async function lookOnce({ snapshot, emitted, taken }: Expected): Promise<string[]> {
    const steps = await notedSteps()
    const isFelt = taken.some(({ target, actions }) => target !== undefined || actions.length > 0)
    const at = steps.findIndex(
      ({ event, state }, index) => index >= read && event === played?.type && isDeepStrictEqual(state, snapshot.value),
    )
    if (isFelt && at < 0) {
      const last = steps.at(-1)
      return [
        last
          ? `The page should be in ${placeOf(snapshot.value)}, and is in ${placeOf(last.state)} after ${last.event}`
          : `The machine of the page did nothing, and should be in ${placeOf(snapshot.value)}`,
      ]
    }
    const text = await page.evaluate(() => document.body.innerText)
    const wanted = [...emitted.map(textOf), gestures.readsIn ? gestures.readsIn(snapshot) : snapshot.context.problem]
    const missing = wanted.filter(
      (sentence) => typeof sentence === 'string' && !spaced(text).includes(spaced(sentence)),
    )
    if (missing.length === 0) read = Math.max(read, at + 1)
    return missing.map((sentence) => `People cannot read "${sentence}"`)
  }

  async function look(expected: Expected): Promise<Seen> {
    const end = Date.now() + PATIENCE_MS
    let wrong: string[] = []
    do {
      // A page that is just left cannot be asked.
      wrong = await lookOnce(expected).catch((error: unknown) => [`The page cannot be read: ${String(error)}`])
      if (wrong.length > 0) await pause(LOOK_AGAIN_MS)
    } while (wrong.length > 0 && Date.now() < end)
    gate.shut()
    answers.undo()
    before = expected.snapshot
    const picture = await window.picture(`${path.id}-${pictures++}`)
    const trace = { state: innermost(before), calls: edge.calls.splice(0), changes: [], messages: [], picture }
    return { wrong: [...broken.splice(0), ...edge.broken.splice(0), ...wrong], trace }
  }

  async function play(event: AnyEvent): Promise<void> {
    played = event
    const row = rowOf.get(event) ?? { event }
    if (event.type.endsWith('.elapses')) return page.clock.fastForward(answers.lengthOf(row, before))
    const actor = actorOf(event)
    if (actor !== undefined) {
      await answers.prepare(row, before)
      return gate.open(actor)
    }
    await gestures.acts[event.type]?.(page, { ...event, ...(await row.own?.(world)) }, world)
  }

  return {
    play,
    look,
    secondTab: () => unable(),
    tryOut: () => unable(),
    close: () => window.close(),
  }
}

function unable(): never {
  throw new Error('Only one tab of one guest is driven by hand')
}

const textOf = (emitted: object): unknown => ('text' in emitted ? emitted.text : undefined)
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Holds the calls of the actors until a path lets those of one go on. All others pass. */
function createCallGate(calls: LooseGestures<never>['calls']) {
  const patterns = Object.entries(calls).flatMap(([actor, endpoints = []]) =>
    endpoints.map((endpoint) => ({ actor, method: endpoint.method, pattern: patternOf(endpoint) })),
  )
  const waiting = new Map<() => void, readonly string[]>()
  let open: string | undefined
  return {
    /** Fulfilled when the call may go on; false for one that was never held. */
    async pass(request: Request): Promise<boolean> {
      const { pathname } = new URL(request.url())
      const actors = patterns
        .filter(({ method, pattern }) => method === request.method() && pattern.test(pathname))
        .map(({ actor }) => actor)
      if (actors.length === 0) return false
      if (open === undefined || !actors.includes(open))
        await new Promise<void>((resolve) => void waiting.set(resolve, actors))
      return true
    },
    open(actor: string) {
      open = actor
      for (const [goOn, actors] of waiting) if (actors.includes(actor) && waiting.delete(goOn)) goOn()
    },
    shut() {
      open = undefined
    },
  }
}

function patternOf({ path }: AnyEndpoint): RegExp {
  return new RegExp(`^${API_BASE}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

type Sent = { method: string; headers: Record<string, string>; body?: string }
type Answer = (address: string, sent: Sent) => Promise<Response>

/** Answers a call of the page from the API of the flow. */
async function fulfil(route: Route, request: Request, answer: Answer): Promise<void> {
  const { pathname, search } = new URL(request.url())
  const body = request.postData()
  const init = { method: request.method(), headers: await request.allHeaders(), ...(body !== null && { body }) }
  try {
    const answered = await answer(`${pathname}${search}`, init)
    await route.fulfill({
      status: answered.status,
      headers: Object.fromEntries(answered.headers),
      body: Buffer.from(await answered.arrayBuffer()),
    })
  } catch {
    await route.abort('connectionfailed').catch(() => {})
  }
}
