import { expect, test } from 'vitest'
import type { Engine } from './db.ts'
import { DatabaseUnavailable, fromDriver } from './failures.ts'
import { openDb } from './open-db.ts'

/** An engine that fails with each of these in turn, then answers. */
function anEngine(failures: unknown[]) {
  let tries = 0
  const run = async () => {
    tries += 1
    if (failures.length > 0) throw failures.shift()
    return { rows: [], changed: 1 }
  }
  const engine: Engine = {
    run,
    begin: (work) => work({ run }),
    runScript: async () => {},
    close: async () => {},
  }
  return { engine, tries: () => tries }
}

const lost = (didNothing: boolean) => new DatabaseUnavailable(new Error('Connection terminated'), { didNothing })

test('what changed nothing is tried again while the database is unavailable', async () => {
  const { engine, tries } = anEngine([lost(true), lost(true)])

  expect(await openDb(engine).change('update a')).toBe(1)
  expect(tries()).toBe(3)
})

test('what may have changed something is not tried again', async () => {
  const { engine, tries } = anEngine([lost(false)])

  await expect(openDb(engine).change('update a')).rejects.toThrow('Connection terminated')
  expect(tries()).toBe(1)
})

test('a database that stays unavailable is given up after a while, and reported once', async () => {
  const reported: string[] = []
  const { engine, tries } = anEngine(Array.from({ length: 100 }, () => lost(true)))
  const db = openDb(engine, { unavailableMs: 700, onUnavailable: ({ message }) => void reported.push(message) })

  await expect(db.inTransaction((transaction) => transaction.query('select 1'))).rejects.toThrow(DatabaseUnavailable)

  expect(tries()).toBeGreaterThan(1)
  expect(reported).toEqual(['Connection terminated'])
})

test.each([
  ['a server that takes no writes', { code: '25006' }],
  ['a server that shuts down', { code: '57P01' }],
  ['a server that starts', { code: '57P03' }],
  ['a proxy without a server', { code: '08P01' }],
  ['nothing that listens', { code: 'ECONNREFUSED' }],
  ['a connection that was cut', { message: 'Connection terminated unexpectedly' }],
  ['a pool without a free connection', { message: 'timeout exceeded when trying to connect' }],
])('%s is a database that cannot be used', (_, { message = 'no', ...code }: { message?: string; code?: string }) => {
  const cause = Object.assign(new Error(message), code)

  expect(fromDriver(cause, { didNothing: true })).toMatchObject({
    name: 'DatabaseUnavailable',
    message,
    cause,
    ...code,
  })
})

test.each(['23505', '40001', '42601', '57014', '28P01'])(
  'a failure of code %s is not the database’s absence',
  (code) => {
    const error = Object.assign(new Error('no'), { code })

    expect(fromDriver(error, { didNothing: true })).toBe(error)
  },
)
