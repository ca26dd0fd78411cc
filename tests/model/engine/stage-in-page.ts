// The machine of a page of the site on a path of its model: a person's events are made by gestures, all others by what the API answers.

import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import { type NotedStep, VISIT_KEY } from '#src/app/record-visit.ts'
import type { Expected, Seen, Stage } from './flow.ts'
import type { FlowWindow, LooseGestures } from './gestures.ts'
import { createPageGate } from './page-gate.ts'
import { actorOf, type AnyEvent, type ModelPath } from './paths.ts'
import { placeOf } from './sentences.ts'
import { createAnswers, type Plan, type Scene } from './stage.ts'
import { innermost } from './trace.ts'

type InPage<World> = { gestures: LooseGestures<World>; window: FlowWindow; path: ModelPath }

const PATIENCE_MS = 20_000
const LOOK_AGAIN_MS = 50

/** A page is compared with its model by what its machine noted, and by what people can read. */
export async function stageInPage<Machine extends AnyStateMachine, World>(
  plan: Plan<Machine, World>,
  scene: Scene<World>,
  { gestures, window, path }: InPage<World>,
): Promise<Stage> {
  const { page } = window
  const { machine, rowOf } = plan
  const { place, world, edge } = scene
  const answers = createAnswers(machine, scene)
  const gate = createPageGate(scene, gestures.calls)
  const broken: string[] = []
  let before = path.begun
  let played: AnyEvent | undefined
  let read = 0
  let pictures = 0

  async function openPage(): Promise<void> {
    page.on('pageerror', (error) => broken.push(`The page fails: ${error.message}`))
    await page.clock.install({ time: place.api.clock.now })
    await gate.guard(page)
    await gestures.open({
      page,
      world,
      titles: path.titles,
      visit: (address) => window.visit(`${address}${address.includes('?') ? '&' : '?'}record`),
      async store(key, value) {
        await page.addInitScript(([name = '', text = '']) => localStorage.setItem(name, text), [key, value])
      },
    })
  }

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
      const wanted = placeOf(snapshot.value)
      const last = steps.slice(read).at(-1)
      return [
        last
          ? `The page should be in ${wanted}, and is in ${placeOf(last.state)} after ${last.event}`
          : `The machine of the page did nothing by that, and should be in ${wanted}`,
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

  try {
    await openPage()
  } catch (error) {
    await window.close()
    throw error
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
  throw new Error('Only one tab of one guest is driven in a browser')
}

const textOf = (emitted: object): unknown => ('text' in emitted ? emitted.text : undefined)
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')
