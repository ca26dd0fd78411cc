import type { AnyMachineSnapshot } from 'xstate'
import type { Model, ModelPath, Move } from '#tests/model/engine/paths.ts'

export type Covering = {
  paths: ModelPath[]
  /** The names of transitions that no path can take without one that is left out. */
  missed: string[]
}

type CoveringOptions = {
  /** Whether a transition is left out: no path takes it. */
  isLeftOut?: (move: Move) => boolean
  /** Whether a path may take a transition after that one. */
  mayFollow?: ((move: Move, last: Move | undefined) => boolean) | undefined
  /** Two transitions of one name count as one; unset, the model's names: a state by its value and by what its guards read. */
  nameOf?: ((move: Move) => string) | undefined
  /** A path that is so long goes no further: if it failed, no one could read why. */
  longest?: number
}

/**
 * Few paths that together take every transition. Each goes on from where it is to the nearest transition that is still missing,
 * for in a browser a step costs less than a page that is opened anew.
 */
export function coveringPaths(
  model: Model,
  { isLeftOut = () => false, mayFollow = () => true, nameOf = model.nameOf, longest = 40 }: CoveringOptions = {},
): Covering {
  const { start, identityOf } = model
  const missing = new Set(model.steps.filter((move) => !isLeftOut(move)).map(nameOf))
  const isMissing = (move: Move) => missing.has(nameOf(move))

  /** What may happen now. A state may do more than its identity shows where a model forgets something: each step is taken exactly. */
  function movesFrom(before: AnyMachineSnapshot, last: Move | undefined): Move[] {
    const moves = model.offered(before).map((event) => ({ before, event, after: model.next(before, event) }))
    return moves.filter((move) => !isLeftOut(move) && mayFollow(move, last))
  }

  /** The shortest way to a missing transition, that transition included. */
  function wayOn(taken: readonly Move[]): Move[] | undefined {
    const from = taken.at(-1)?.after ?? start
    const seen = new Set([identityOf(from)])
    let ways: Move[][] = [[]]
    while (ways.length > 0) {
      const longer = ways.flatMap((way) =>
        movesFrom(way.at(-1)?.after ?? from, way.at(-1) ?? taken.at(-1)).map((move) => ({ move, way: [...way, move] })),
      )
      const found = longer.find(({ move }) => isMissing(move))
      if (found) return found.way
      ways = longer.filter(({ move }) => isNew(identityOf(move.after))).map(({ way }) => way)
    }
    return undefined

    function isNew(identity: string): boolean {
      if (seen.has(identity)) return false
      seen.add(identity)
      return true
    }
  }

  function nextPath(): ModelPath | undefined {
    const taken: Move[] = []
    let way = wayOn(taken)
    while (way && (taken.length === 0 || taken.length + way.length <= longest)) {
      take(way)
      taken.push(...way)
      way = wayOn(taken)
    }
    return taken.length > 0 ? model.pathOf(taken.map(({ event }) => event)) : undefined
  }

  function take(moves: readonly Move[]): void {
    for (const move of moves) missing.delete(nameOf(move))
  }

  const paths: ModelPath[] = []
  for (let path = nextPath(); path; path = nextPath()) paths.push(path)
  // A way that depends on what an identity forgets is on one of the model's own paths.
  for (const path of model.paths) {
    if (!path.steps.some(isMissing) || path.steps.some(isLeftOut)) continue
    take(path.steps)
    paths.push(path)
  }
  return { paths, missed: [...missing] }
}
