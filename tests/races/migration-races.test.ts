import { afterEach, expect, test, vi } from 'vitest'
import { migrate } from '#api/db/migrate.ts'
import { openPostgres } from '#api/db/postgres.ts'
import { createTestDatabase } from '#tests/support/test-db.ts'

afterEach(() => vi.restoreAllMocks())

const onIdleError = (error: Error) => {
  throw error
}

test.each(['read committed', 'serializable'] as const)(
  'processes that start at once on an empty database apply each migration once, at %s',
  async (isolation) => {
    const url = await createTestDatabase()
    const engines = Array.from({ length: 6 }, () => openPostgres({ url, poolSize: 2, isolation, onIdleError }))
    await Promise.all(engines.map((engine) => engine.run('select 1', [])))

    const outcomes = await Promise.all(engines.map(migrate))

    const applied = outcomes.flatMap((outcome) => outcome.applied)
    expect(applied.length).toBeGreaterThan(0)
    expect(new Set(applied).size).toBe(applied.length)
    await Promise.all(engines.map((engine) => engine.close()))
  },
)

test('a process that loses its turn to others again and again is still served', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0) // No pause between the tries.
  const url = await createTestDatabase()
  const engine = openPostgres({ url, poolSize: 2, isolation: 'serializable', onIdleError })
  let lost = 0
  const crowded: typeof engine = {
    ...engine,
    async begin(work) {
      lost += 1
      if (lost <= 30) throw Object.assign(new Error('could not serialize access'), { code: '40001' })
      return engine.begin(work)
    },
  }

  const { applied } = await migrate(crowded)

  expect(applied.length).toBeGreaterThan(0)
  await engine.close()
})

test.each(['23505', '42P07', '42710'])(
  'a process that learns by %s that another one was quicker goes on from there',
  async (code) => {
    const url = await createTestDatabase()
    const engine = openPostgres({ url, poolSize: 2, isolation: 'read committed', onIdleError })
    let scripts = 0
    const late = {
      ...engine,
      async runScript(script: string) {
        scripts += 1
        await engine.runScript(script)
        if (scripts === 1) throw Object.assign(new Error('It is there already.'), { code })
      },
    }

    const { applied } = await migrate(late)

    expect(applied.length).toBeGreaterThan(0)
    expect(scripts).toBe(2)
    await engine.close()
  },
)
