import { randomOf } from '#tests/support/random.ts'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import type { TestStaff } from '#tests/support/desk/members.ts'
import type { Meeting } from '#tests/support/races/at-once.ts'
import { deskBookingActs } from './desk-booking-acts.ts'
import { brokenTillsOf, freshen, noteChange, type DeskAct } from './desk-calls.ts'
import { guestActs, type Act } from './guest-acts.ts'
import { refundActs } from './refund-acts.ts'
import { stayActs } from './stay-acts.ts'
import { tillActs } from './till-acts.ts'
import { timeActs } from './time-acts.ts'
import { between, chance, oneOf, outcomeOf, type Walk } from './walk.ts'

type Chosen = { name: string; weight: number; perform: (walk: Walk, member: TestStaff) => Promise<void> }

const together: readonly Chosen[] = [
  ...Object.entries<Act>(guestActs).map(([name, act]) => ({ name, ...act })),
  ...Object.entries<DeskAct>({ ...deskBookingActs, ...stayActs, ...tillActs, ...refundActs }).map(
    ([name, { weight, perform, isOfOrder }]) => ({ name, weight, perform: noting(perform, isOfOrder) }),
  ),
]
/** The clock is everyone's: it moves while no one acts. */
const alone: readonly Chosen[] = Object.entries<Act>(timeActs).map(([name, act]) => ({ name, ...act }))
const acts = [...together, ...alone]

/** What each act came to. */
export type Tally = Map<string, Set<string>>

const LOOKED_AT_EVERY = 50
/** How often acts go on at the same instant. */
const AT_ONCE = 0.12
const meetings: readonly Meeting[] = ['in turn', 'before each commit']

/**
 * So many acts, now and then some of them at once, and a look at the books then and after every fifty. What breaks is thrown with the
 * acts since the last look. The seed decides who tries what; at once, chance decides who is first.
 */
export async function play(walk: Walk, count: number): Promise<Tally> {
  const tally: Tally = new Map(acts.map(({ name }) => [name, new Set()]))
  const story: string[] = []
  let lookAt = LOOKED_AT_EVERY
  try {
    for (let number = 0; number < count;) {
      walk.shop.api.clock.advance(between(walk, 5, 90))
      const chosen = choose(walk)
      if (chosen.length > 1) for (const member of walk.desks) await freshen(walk, member)
      const names = chosen.map(({ name }) => name)
      story.push(`${number + 1} ${walk.shop.api.clock.now.toISOString()} ${names.join(' + ')}`)
      const outcomes = await perform(walk, chosen)
      story.push(`  ${outcomes.join(' + ')}`)
      for (const [index, name] of names.entries()) tally.get(name)?.add(outcomes[index] ?? '')
      number += chosen.length
      if (chosen.length === 1 && number < lookAt) continue
      lookAt = number + LOOKED_AT_EVERY
      const broken = [...walk.errors, ...brokenTillsOf(walk), ...(await brokenBooks(walk.shop.api.deps))]
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
  return [...tally].flatMap(([name, outcomes]) => (outcomes.has('done') ? [] : [name]))
}

/** One act, or two to four at once. */
function choose(walk: Walk): Chosen[] {
  if (!chance(walk, AT_ONCE)) return [chooseOf(walk, acts)]
  return Array.from({ length: between(walk, 2, 4) }, () => chooseOf(walk, together))
}

function chooseOf({ random }: Walk, acts: readonly Chosen[]): Chosen {
  let left = random() * acts.reduce((sum, { weight }) => sum + weight, 0)
  for (const act of acts) {
    left -= act.weight
    if (left < 0) return act
  }
  throw new Error('There are no acts')
}

/** Each with the same chances, so that acts at once are often about the same order or room. */
async function perform(walk: Walk, chosen: readonly Chosen[]): Promise<string[]> {
  const seed = between(walk, 0, 2 ** 31)
  const meeting = oneOf(walk, meetings)
  const parts = chosen.map(({ perform }) => {
    const member = oneOf(walk, walk.desks)
    return () => outcomeOf(perform({ ...walk, random: randomOf(seed) }, member))
  })
  return walk.atOnce(parts, meeting)
}

function noting(perform: DeskAct['perform'], isOfOrder = true): Chosen['perform'] {
  return async (walk, member) => {
    await perform(walk, member)
    noteChange(walk, member, isOfOrder)
  }
}
