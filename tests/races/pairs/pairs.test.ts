import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { actNames, type ActName } from './acts.ts'
import { actsIn, DONE, playAlone, playPair, type Round } from './pairs.ts'
import { openStage } from './stage.ts'
import { prepareWorlds, type World } from './worlds.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How often two acts meet: once as in `npm test`, in each way as in `npm run check`, or in turn both ways round as well. */
    meetings: 'once' | 'each' | 'thorough'
  }
}

/** Which of the two is first in turn, and in which way they meet once, goes by their places in the list. */
function roundsOf(first: ActName, second: ActName): Round[] {
  const [place, other] = [actNames.indexOf(first), actNames.indexOf(second)]
  const isTurned = (place + other) % 2 === 1
  const inTurn: Round = { meeting: 'in turn', isTurned }
  const beforeCommit: Round = { meeting: 'before each commit' }
  if (inject('meetings') === 'once') return (place + (other >> 1)) % 2 === 1 ? [inTurn] : [beforeCommit]
  const turned: Round[] = inject('meetings') === 'thorough' ? [{ meeting: 'in turn', isTurned: !isTurned }] : []
  return [inTurn, ...turned, beforeCommit]
}

/** Equal worlds on two databases: what waits on one leaves the processor to the other. */
let resorts: World[][] = []
beforeAll(async () => {
  resorts = await Promise.all([1, 2].map(async () => prepareWorlds(await openStage())))
})
afterAll(async () => {
  await Promise.all(resorts.map(async ([world]) => world?.stage.api.close()))
})

test('each act can be done alone in one of its worlds, and breaks nothing in any', async () => {
  const done = new Set<ActName>()

  const broken = await inEveryWorld(actsIn, async (world, act) => {
    const { answer, broken } = await playAlone(world, act)
    if (answer === DONE) done.add(act)
    return broken
  })

  expect({ broken, refused: actNames.filter((act) => !done.has(act)) }).toEqual({ broken: [], refused: [] })
})

test.each(actNames)("'%s' beside any other act leaves money and rooms in order", async (first) => {
  const others = actNames.slice(actNames.indexOf(first))

  const broken = await inEveryWorld(
    (world) => {
      const sensible = actsIn(world)
      return sensible.includes(first) ? others.filter((name) => sensible.includes(name)) : []
    },
    (world, second) => playPair(world, [first, second], roundsOf(first, second)),
  )

  expect(broken).toEqual([])
})

/** Lines on what is broken. The databases share the tasks: each takes the next one as soon as it is free. */
async function inEveryWorld<Task>(
  tasksOf: (world: World) => readonly Task[],
  perform: (world: World, task: Task) => Promise<string[]>,
): Promise<string[]> {
  const lines: string[] = []
  const waiting = (resorts[0] ?? []).flatMap((world, index) => tasksOf(world).map((task) => ({ index, task })))
  await Promise.all(
    resorts.map(async (worlds) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const world = worlds[next.index]
        lines.push(...(world ? await perform(world, next.task) : ['There is no such world']))
      }
    }),
  )
  return lines
}
