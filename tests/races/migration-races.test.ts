import { expect, test } from 'vitest'
import { migrate } from '#api/platform/db/migrate.ts'
import { createTestDatabase, openTestEngine } from '#tests/support/test-db.ts'

test.each(['read committed', 'serializable'] as const)(
  'processes that start at once on an empty database apply each migration once, at %s',
  async (isolation) => {
    const url = await createTestDatabase()
    const engines = Array.from({ length: 6 }, () => openTestEngine(url, isolation))
    await Promise.all(engines.map((engine) => engine.run('select 1', [])))

    const outcomes = await Promise.all(engines.map((engine) => migrate(engine)))

    const applied = outcomes.flatMap((outcome) => outcome.applied)
    expect(applied.length).toBeGreaterThan(0)
    expect(new Set(applied).size).toBe(applied.length)
    await Promise.all(engines.map((engine) => engine.close()))
  },
)

test.each(['23505', '42P07', '42710'])(
  'a process that learns by %s that another one was quicker goes on from there',
  async (code) => {
    const engine = openTestEngine(await createTestDatabase())
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
