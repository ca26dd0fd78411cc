import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { openTestDb, type TestDb } from '#tests/support/test-db.ts'
import type { Db } from '../db/db.ts'
import { DatabaseUnavailable } from '../db/failures.ts'
import { forgetOldRows } from '#api/upkeep/retention/retention.ts'
import { once, recallOr } from './once.ts'
import { onceInSteps, type Store } from './once-in-steps.ts'

const START = new Date('2026-11-20T06:00:00Z')
const activity = {
  principal: 'guest:1',
  route: 'Booking/Book',
  activityId: '6d0c7a54-93c2-4b0c-8e5f-0d6a1f3f7a10',
  body: { Quantity: 1, Place: { Id: 1, Type: 'ROOM' } },
}
const sameInOtherOrder = { ...activity, body: { Place: { Type: 'ROOM', Id: 1 }, Quantity: 1 } }
const otherBody = { ...activity, body: { Quantity: 2, Place: { Id: 1, Type: 'ROOM' } } }

let database: TestDb
let at: Date
const deps = () => ({ db: database.db, now: () => at })
const advance = (seconds: number) => {
  at = new Date(at.getTime() + seconds * 1000)
}

beforeAll(async () => {
  database = await openTestDb()
})
afterAll(() => database.close())
beforeEach(async () => {
  at = START
  await database.db.change('delete from activity')
  await database.db.change('delete from request_budget')
})

/** Work that leaves a trace in the database and answers which run it was. */
async function leaveTrace(db: Db): Promise<{ run: number }> {
  const [row] = await db.query<{ used: number }>(
    `insert into request_budget (key, window_start, used) values ('trace', $1, 1)
     on conflict (key, window_start) do update set used = request_budget.used + 1 returning used`,
    [START],
  )
  return { run: row?.used ?? 0 }
}

test('a repeat gets the first answer, in any order of its keys', async () => {
  const first = await once(deps(), activity, leaveTrace)
  const repeat = await once(deps(), sameInOtherOrder, leaveTrace)

  expect(first).toEqual({ run: 1 })
  expect(repeat).toEqual({ run: 1 })
})

test('another body under the same id is refused, and nothing is done', async () => {
  await once(deps(), activity, leaveTrace)

  const reused = once(deps(), otherBody, leaveTrace)

  await expect(reused).rejects.toMatchObject({ code: 'activity_reused' })
  expect(await once(deps(), { ...activity, principal: 'guest:2' }, leaveTrace)).toEqual({ run: 2 })
})

test('twins do the work once and get the same answer', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => once(deps(), activity, leaveTrace)))

  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ run: 1 })))
})

test('a refused submission leaves nothing, and may be tried again', async () => {
  const failing = once(deps(), activity, async (db) => {
    await leaveTrace(db)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')

  expect(await once(deps(), otherBody, leaveTrace)).toEqual({ run: 1 })
})

test('a submission that its faster twin is in the way of gets the answer of the twin', async () => {
  const tooLate = () => Promise.reject(new Problem('dates_taken', 'These nights are taken'))
  const overtaken = () => once(deps(), activity, leaveTrace).then(tooLate)

  await expect(recallOr(deps(), activity, tooLate)).rejects.toMatchObject({ code: 'dates_taken' })

  expect(await recallOr(deps(), activity, overtaken)).toEqual({ run: 1 })
})

test('after a day an id is forgotten', async () => {
  await once(deps(), activity, leaveTrace)

  advance(24 * 3600 - 1)
  expect(await forgetOldRows(deps())).toMatchObject({ activity: 0 })
  expect(await once(deps(), activity, leaveTrace)).toEqual({ run: 1 })
  advance(1)
  expect(await once(deps(), otherBody, leaveTrace)).toEqual({ run: 2 })
})

type Begun = { resource: string; made: string | undefined }
const storeName = async ({ resource }: Begun, store: Store<string>) => store(database.db, resource)
async function begin(db: Db): Promise<{ resource: string; made: string }> {
  const { run } = await leaveTrace(db)
  return { resource: `order-${run}`, made: `made-${run}` }
}

test('work in steps is begun and finished once, for repeats and twins alike', async () => {
  const finished: string[] = []
  const finish = async ({ resource }: Begun, store: Store<{ url: string }>) => {
    finished.push(resource)
    return store(database.db, { url: `/pay/${resource}` })
  }

  const twins = await Promise.all([1, 2, 3].map(() => onceInSteps(deps(), activity, { begin, finish })))
  const repeat = await onceInSteps(deps(), sameInOtherOrder, { begin, finish })

  expect([...twins, repeat]).toEqual(Array.from({ length: 4 }, () => ({ url: '/pay/order-1' })))
  expect(finished).toEqual(['order-1'])
})

test('what was begun is handed on to finish, but not to a submission that goes on with it later', async () => {
  const made: (string | undefined)[] = []
  const finishAtSecondTry = async (begun: Begun, store: Store<string>) => {
    made.push(begun.made)
    if (made.length === 1) throw new Error('gateway away')
    return storeName(begun, store)
  }
  const submit = () => onceInSteps(deps(), activity, { begin, finish: finishAtSecondTry })

  await expect(submit()).rejects.toThrow('gateway away')

  expect(await submit()).toBe('order-1')
  expect(made).toEqual(['made-1', undefined])
})

test('a failure to begin rolls everything back', async () => {
  const cannotBegin = (db: Db) => begin(db).then(() => Promise.reject(new Error('dates taken')))

  await expect(onceInSteps(deps(), activity, { begin: cannotBegin, finish: storeName })).rejects.toThrow('dates taken')

  expect(await database.db.query('select * from activity')).toEqual([])
  expect(await database.db.query('select * from request_budget')).toEqual([])
})

const lost = () => new DatabaseUnavailable(new Error('Connection terminated'), { didNothing: false })

/** The database, whose first statements outside a transaction fail. */
function failing(times: number): Db {
  let failures = 0
  const { db } = database
  return {
    ...db,
    change: (...statement) => (++failures > times ? db.change(...statement) : Promise.reject(lost())),
  }
}

test('when the database is lost before the end, a repeat goes on as soon as it is back', async () => {
  const endAgain = { endAgainMs: 1 }
  const cutOff = onceInSteps(
    { ...deps(), db: failing(3) },
    activity,
    { begin, finish: () => Promise.reject(lost()) },
    endAgain,
  )
  await expect(cutOff).rejects.toThrow('Connection terminated')

  expect(await onceInSteps(deps(), activity, { begin, finish: storeName })).toBe('order-1')
})

test('a failure is reported as it was, even when the database is lost after it', async () => {
  const finish = () => Promise.reject(new Error('gateway away'))

  const failed = onceInSteps({ ...deps(), db: failing(1) }, activity, { begin, finish })

  await expect(failed).rejects.toThrow('gateway away')
})

test('when the answer to the first commit is lost, a repeat goes on with what was begun', async () => {
  const db: Db = {
    ...failing(1),
    async inTransaction(work) {
      await database.db.inTransaction(work)
      throw lost()
    },
  }
  const cutOff = onceInSteps({ ...deps(), db }, activity, { begin, finish: storeName }, { endAgainMs: 1 })
  await expect(cutOff).rejects.toThrow('Connection terminated')

  expect(await onceInSteps(deps(), activity, { begin, finish: storeName })).toBe('order-1')
})

test('after a crash between the steps a repeat waits for the lease, and then goes on', async () => {
  await database.db.change('insert into activity values ($1, $2, $3, $4, $5, null, $6, $7)', [
    activity.principal,
    activity.route,
    activity.activityId,
    await hashOf(activity.body),
    'order-0',
    new Date(START.getTime() + 30_000),
    START,
  ])
  const repeat = () => onceInSteps(deps(), activity, { begin, finish: storeName }, { firstWaitMs: 1, totalWaitMs: 5 })

  await expect(repeat()).rejects.toMatchObject({ code: 'activity_in_flight' })
  advance(30)
  expect(await repeat()).toBe('order-0')
})

test('one submission has one answer even when a slow first try was overtaken', async () => {
  const slow = Promise.withResolvers<string>()
  const started = Promise.withResolvers<void>()
  const first = onceInSteps(deps(), activity, {
    begin,
    async finish(_begun, store: Store<string>) {
      started.resolve()
      return store(database.db, await slow.promise)
    },
  })
  await started.promise
  advance(30)
  const second = await onceInSteps(deps(), activity, {
    begin,
    finish: (_begun, store: Store<string>) => store(database.db, 'second page'),
  })
  slow.resolve('first page')

  expect(second).toBe('second page')
  expect(await first).toBe('second page')
})

async function hashOf(body: unknown): Promise<string> {
  await once(deps(), { ...activity, principal: 'guest:0', body }, async () => null)
  const [row] = await database.db.query<{ hash: string }>(
    "select request_hash as hash from activity where principal = 'guest:0'",
  )
  return row?.hash ?? ''
}
