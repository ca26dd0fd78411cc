import { afterAll, beforeAll, expect, test } from 'vitest'
import { actNames, type ActName } from './acts.ts'
import { actsIn, DONE, playAlone, playPair, type Round } from './pairs.ts'
import { openStage } from './stage.ts'
import { prepareWorlds, type World } from './worlds.ts'

/** What waits on one stage leaves the processor to another. */
const levels = [
  {
    level: 'read committed',
    stages: 2,
    rounds: [{ meeting: 'in turn' }, { meeting: 'in turn', isTurned: true }, { meeting: 'before each commit' }],
  },
  // The database itself refuses most of what goes wrong between two transactions here.
  { level: 'serializable', stages: 1, rounds: [{ meeting: 'in turn' }] },
] as const satisfies { level: string; stages: number; rounds: Round[] }[]

type Resort = { level: string; rounds: readonly Round[]; worlds: World[][] }

let resorts: Resort[] = []
beforeAll(async () => {
  resorts = await Promise.all(
    levels.map(async ({ level, stages, rounds }) => {
      const opened = Array.from({ length: stages }, async () => prepareWorlds(await openStage(level)))
      return { level, rounds, worlds: await Promise.all(opened) }
    }),
  )
})
afterAll(async () => {
  const opened = resorts.flatMap(({ worlds }) => worlds.flatMap(([world]) => world ?? []))
  await Promise.all(opened.map(({ stage }) => stage.api.close()))
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
    (world, second, rounds) => playPair(world, [first, second], rounds),
  )

  expect(broken).toEqual([])
})

/** Lines on what is broken, by level. The stages of a level share the tasks: each takes the next one as soon as it is free. */
async function inEveryWorld<Task>(
  tasksOf: (world: World) => readonly Task[],
  perform: (world: World, task: Task, rounds: readonly Round[]) => Promise<string[]>,
): Promise<string[]> {
  const lines: string[] = []
  await Promise.all(
    resorts.map(async ({ level, rounds, worlds: [first = [], ...rest] }) => {
      const waiting = first.flatMap((world, index) => tasksOf(world).map((task) => ({ index, task })))
      await Promise.all(
        [first, ...rest].map(async (worlds) => {
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            const world = worlds[next.index]
            const broken = world ? await perform(world, next.task, rounds) : ['There is no such world']
            lines.push(...broken.map((line) => `${level}, ${line}`))
          }
        }),
      )
    }),
  )
  return lines
}
