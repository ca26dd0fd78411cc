import { brokenBooks } from '#tests/support/invariants/books.ts'
import type { Meeting } from '#tests/support/races/at-once.ts'
import { actNames, aimed, type ActName } from './acts.ts'
import type { Send } from './here.ts'
import type { World } from './worlds.ts'

/** The acts that make sense in a world. */
export function actsIn(world: World): ActName[] {
  return actNames.filter((name) => aimed(name, world, 0) !== undefined)
}

/** What one act alone came to, and what it broke. */
export async function playAlone(world: World, name: ActName): Promise<{ answer: string; broken: string[] }> {
  await world.enter()
  const answer = await answerTo(aimed(name, world, 0))
  return { answer, broken: await brokenIn(world, [answer]) }
}

/** `isTurned`: the second act is the first to begin. */
export type Round = { meeting: Meeting; isTurned?: boolean }

/** Two acts at the same instant; answers a line for each thing that was broken in a round. */
export async function playPair(
  world: World,
  [a, b]: readonly [ActName, ActName],
  rounds: readonly Round[],
): Promise<string[]> {
  const lines: string[] = []
  for (const [index, { meeting, isTurned }] of rounds.entries()) {
    await world.enter()
    const sends = [aimed(a, world, 0), aimed(b, world, 1)].map((send) => () => answerTo(send))
    const answers = await world.stage.atOnce(isTurned === true ? sends.toReversed() : sends, meeting)
    const [ofA, ofB] = isTurned === true ? answers.toReversed() : answers
    const where = `${world.name}, round ${index + 1}: '${a}' (${ofA}) and '${b}' (${ofB})`
    lines.push(...(await brokenIn(world, answers)).map((what) => `${where}: ${what}`))
  }
  return lines
}

async function answerTo(send: Send | undefined): Promise<string> {
  try {
    return (await send?.()) ?? DONE
  } catch (error) {
    return `${THROWN} ${String(error)}`
  }
}

export const DONE = 'done'
const THROWN = 'thrown:'

async function brokenIn({ stage }: World, answers: readonly string[]): Promise<string[]> {
  const failures = answers.filter(isFailure)
  return [...failures, ...stage.faults, ...(await brokenBooks(stage.api.deps))]
}

/** An answer after which the act was tried in vain so often that it was given up. */
function isFailure(answer: string): boolean {
  return answer === 'internal' || answer === 'unavailable' || answer.startsWith(THROWN)
}
