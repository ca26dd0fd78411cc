import { pick, randomOf } from '#tests/model/walks/random.ts'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import type { Race } from '../buyers.ts'
import { acts, perform, type Act, type Actor } from './acts.ts'

/** One act of one of two guests, alone or at the same instant as the act that follows. */
export type Turn = { who: 0 | 1; act: Act; isAtOnce: boolean }

/** What two guests do, merged by chance: the same for one seed. */
export function turnsOf(seed: number, length: number): Turn[] {
  const random = randomOf(seed)
  return Array.from({ length }, () => ({
    who: random() < 0.5 ? 0 : 1,
    act: pick(acts, random) ?? 'pay',
    isAtOnce: random() < 0.6,
  }))
}

export function written(turns: readonly Turn[]): string {
  return turns.map(({ who, act, isAtOnce }) => `${who === 0 ? 'A' : 'B'} ${act}${isAtOnce ? ' +' : ''}`).join(' → ')
}

/** Plays the turns, and looks at the books after each that stands alone; answers what was broken first. */
export async function play(race: Race, turns: readonly Turn[]): Promise<string[]> {
  const [first, second] = race.guests
  if (!first || !second) throw new Error('It takes two guests')
  const actors: Record<Turn['who'], Actor> = {
    0: { guest: first, orderCode: undefined },
    1: { guest: second, orderCode: undefined },
  }
  for (const together of groupsOf(turns)) {
    const codes = await Promise.all(together.map(({ who, act }) => perform(race, actors[who], act)))
    const faults = codes.filter((code) => code === 'internal').map(() => 'The API failed')
    const broken = [...faults, ...(await brokenBooks(race.api.deps))]
    if (broken.length > 0) return broken
  }
  return []
}

/** Turns that happen at once; the clock moves for everybody, so tidying up stands alone. */
function groupsOf(turns: readonly Turn[]): Turn[][] {
  const groups: Turn[][] = []
  let isOpen = false
  for (const turn of turns) {
    const isAlone = turn.act === 'tidy up'
    if (isOpen && !isAlone) groups.at(-1)?.push(turn)
    else groups.push([turn])
    isOpen = turn.isAtOnce && !isAlone
  }
  return groups
}
