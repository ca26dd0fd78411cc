import { brokenBooks } from './books.ts'
import { deskBookingActs } from './desk-booking-acts.ts'
import type { DeskAct } from './desk-calls.ts'
import { guestActs } from './guest-acts.ts'
import { refundActs } from './refund-acts.ts'
import { stayActs } from './stay-acts.ts'
import { tillActs } from './till-acts.ts'
import { timeActs } from './time-acts.ts'
import { between, DONE, oneOf, type Walk } from './walk.ts'

const acts: readonly Chosen[] = [
  ...Object.entries({ ...guestActs, ...timeActs }).map(([name, act]) => ({ name, ...act })),
  ...Object.entries<DeskAct>({ ...deskBookingActs, ...stayActs, ...tillActs, ...refundActs }).map(
    ([name, { weight, perform, isOfOrder }]) => ({ name, weight, perform: asMember(perform, isOfOrder) }),
  ),
]

type Chosen = { name: string; weight: number; perform: (walk: Walk) => Promise<string> }

/** Of each act how often it came to what. */
export type Tally = Map<string, Map<string, number>>

const LOOKED_AT_EVERY = 50

/** So many acts, and a look at the books now and then. What breaks is thrown with the acts since the last look. */
export async function play(walk: Walk, count: number): Promise<Tally> {
  const tally: Tally = new Map(acts.map(({ name }) => [name, new Map()]))
  const story: string[] = []
  try {
    for (let number = 1; number <= count; number += 1) {
      walk.shop.api.clock.advance(between(walk, 5, 90))
      const { name, perform } = choose(walk)
      story.push(`${number} ${walk.shop.api.clock.now.toISOString()} ${name}`)
      const outcome = await perform(walk)
      story.push(`  ${outcome}`)
      const outcomes = tally.get(name)
      outcomes?.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (number % LOOKED_AT_EVERY > 0) continue
      const broken = [...walk.errors, ...(await brokenBooks(walk.shop.api.deps))]
      if (broken.length > 0) throw new Error(broken.join('\n'))
      story.length = 0
    }
  } catch (error) {
    throw new Error(`The walk with the seed ${walk.seed} broke: ${String(error)}\n${story.join('\n')}`, {
      cause: error,
    })
  }
  return tally
}

/** The acts that were never done. */
export function neverDone(tally: Tally): string[] {
  return [...tally].flatMap(([name, outcomes]) => (outcomes.has(DONE) ? [] : [name]))
}

function choose({ random }: Walk): Chosen {
  let left = random() * acts.reduce((sum, { weight }) => sum + weight, 0)
  for (const act of acts) {
    left -= act.weight
    if (left < 0) return act
  }
  throw new Error('There are no acts')
}

/** By one of the desks; what it changed is noted with who it was. */
function asMember(perform: DeskAct['perform'], isOfOrder = true): Chosen['perform'] {
  return async (walk) => {
    const member = oneOf(walk, walk.desks)
    if (!member) throw new Error('No one is at the desk')
    const outcome = await perform(walk, member)
    if (outcome === DONE) walk.changes.push({ at: walk.shop.api.clock.now, actor: `staff:${member.id}`, isOfOrder })
    return outcome
  }
}
