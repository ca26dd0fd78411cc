// Paths longer than the shortest: they show what a machine remembers that no guard reads.

import { pick, randomOf } from '#tests/support/random.ts'
import { createCoverage } from './coverage.ts'
import type { Flow } from './flow.ts'
import { actorOf, pairName, type By, type HistoryEntry, type Model, type ModelPath, type Move } from './paths.ts'

export type Long = {
  /** Each transition followed by each that can follow it. */
  pairs?: boolean
  walks?: Walks
  /** Before each answer the network is lost or the server fails, and what was done is done again. */
  faults?: boolean
}

export type Walks = {
  seed: number
  count: number
  steps: number
  /** What must be taken in full: `transitions` or `pairs`. */
  until?: string | undefined
  /** Begin no walk after so many milliseconds. */
  ms?: number | undefined
  /** Who take turns: `tabs` or `guests`. */
  two?: string | undefined
}

/** Unless it is for pairs or walks, these paths themselves. */
export function* longPaths(
  flow: Flow,
  { pairs = false, walks, faults = false }: Long,
  chosen: readonly ModelPath[],
): Generator<ModelPath> {
  const paths = walks ? walksOf(flow, walks) : pairs ? pairPaths(flow.model) : chosen
  for (const path of paths) yield faults ? withFaults(flow, path) : path
}

const LONGEST = 40

/** The shortest paths, each continued while a pair follows that was not taken yet, and others to the pairs that are left. */
function pairPaths(model: Model): ModelPath[] {
  const { nameOf, eventsAfter, moveBy } = model
  const left = new Set(model.pairs)
  const take = (last: Move, next: Move) => left.delete(pairName(nameOf(last), nameOf(next)))
  const ways = new Map<string, readonly Move[]>()
  for (const { steps } of model.paths) {
    steps.reduce((last, step) => (take(last, step), step))
    for (const [index, step] of steps.entries()) {
      const known = ways.get(nameOf(step))
      if (!known || index + 1 < known.length) ways.set(nameOf(step), steps.slice(0, index + 1))
    }
  }

  function continued(way: readonly Move[]): readonly Move[] {
    const last = way.at(-1)
    if (!last || way.length >= LONGEST) return way
    const next = eventsAfter(last)
      .map((event) => moveBy(last, event))
      .find((move) => take(last, move))
    return next ? continued([...way, next]) : way
  }

  const paths = model.paths.map(({ steps }) => continued(steps))
  for (const way of ways.values())
    for (let path = continued(way); path.length > way.length; path = continued(way)) paths.push(path)
  return paths.map((moves) => model.pathOf(moves))
}

function* walksOf(flow: Flow, { seed, count, steps, until, ms = Infinity, two }: Walks): Generator<ModelPath> {
  if (two === 'guests' && flow.alone !== undefined) return
  const { pathOf, eventsAfter, moveBy, nameOf } = flow.model
  const random = randomOf(seed)
  const begun = performance.now()
  const coverage = createCoverage(flow)
  const taken = new Set<string>()

  /** One at random, of those that did not follow this transition yet while there are any. */
  function nextAfter(last: Move | undefined): Move | undefined {
    const moves = eventsAfter(last).map((event) => moveBy(last, event))
    const keyOf = (next: Move) => pairName(last ? nameOf(last) : '', nameOf(next))
    const fresh = moves.filter((next) => !taken.has(keyOf(next)))
    const next = pick(fresh.length > 0 ? fresh : moves, random)
    if (next) taken.add(keyOf(next))
    return next
  }

  for (let index = 0; index < count && performance.now() - begun < ms; index += 1) {
    const last = new Map<By | undefined, Move>()
    const happened: HistoryEntry[] = []
    for (let step = 0; step < steps; step += 1) {
      const who = random() < 0.5 ? 1 : 2
      const by = two === undefined ? two : (`${two === 'tabs' ? 'tab' : 'guest'} ${who}` as const)
      const next = nextAfter(last.get(by))
      if (!next) continue
      happened.push({ event: next.event, by })
      last.set(by, next)
    }
    const path = pathOf(happened)
    yield path
    coverage.begin(path.begun)
    path.steps.forEach(coverage.take)
    if (coverage.shares().some(({ name, done, all }) => name === until && done === all)) return
  }
}

/** A path on which each answer first fails in each way that its model has, if one event leads back to where it failed. */
function withFaults({ model, faults }: Flow, path: ModelPath): ModelPath {
  const { eventsAfter, moveBy, identityOf } = model
  const last = new Map<By | undefined, Move>()
  const happened: HistoryEntry[] = []
  const happen = (by: By | undefined, move: Move) => {
    happened.push({ event: move.event, by })
    last.set(by, move)
  }
  for (const { event, by } of path.steps) {
    for (const fault of eventsAfter(last.get(by))) {
      if (fault === event || !(model.titleOf(fault) in faults) || actorOf(fault) !== actorOf(event)) continue
      const failed = moveBy(last.get(by), fault)
      const again = eventsAfter(failed)
        .map((one) => moveBy(failed, one))
        .find(({ after }) => identityOf(after) === identityOf(failed.before))
      if (again) [failed, again].forEach((move) => happen(by, move))
    }
    if (!eventsAfter(last.get(by)).includes(event)) break
    happen(by, moveBy(last.get(by), event))
  }
  return model.pathOf(happened)
}
