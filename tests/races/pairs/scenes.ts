import { expireHolds } from '#api/orders/holds/expire-holds.ts'
import type { Stage } from './stage.ts'
import {
  addBed,
  at,
  block,
  billToCompany,
  bookOnline,
  bookPaid,
  giveBack,
  holdAtDesk,
  letIn,
  letOut,
  missOut,
  openPage,
  pay,
  payIn,
  release,
  propose,
  takeCash,
} from './steps.ts'

/** Nights of one room: `[from, until)`. */
type RoomNights = { unitId: string; from: string; until: string }

/** Whose order it is about, who comes into the same room after it or stays in the other one, and nights that several may want. */
export type Scene = { code: string; isWithoutShift?: true; next?: string; neighbour?: string; wanted?: RoomNights }

const ROOM = '000000001-001'
const OTHER_ROOM = '000000001-002'

/** How each world came about. The order is in the first room, which is given away first; its guest pays online, and all that was paid is below a manager's limit. */
export const scenes = {
  'booked ahead, partly paid': async (stage) => {
    const nights = { from: '2026-12-01', until: '2026-12-03' }
    const code = await bookPaid(stage, stage.guest, nights, '30%')
    at(stage, '2026-11-24')
    // Of the second receipt a part is to be paid out; all that is left, and the cash in the till, can be given back once.
    await takeCash(stage, code, 1_500)
    await takeCash(stage, code, 800)
    await payIn(stage, 100)
    await giveBack(stage, code, 400)
    await propose(stage, code, 6_000)
    await addBed(stage, code)
    for (const _ of ['one page', 'another']) await openPage(stage, code, '100%')
    return { code, wanted: { unitId: OTHER_ROOM, ...nights } }
  },
  'held at the desk': async (stage) => {
    const nights = { from: '2026-12-01', until: '2026-12-03' }
    const code = await holdAtDesk(stage, nights, '2026-11-21T12:00')
    for (const percent of ['30%', '100%'] as const) await openPage(stage, code, percent)
    return { code }
  },
  'paid too late': async (stage) => {
    const nights = { from: '2026-12-01', until: '2026-12-03' }
    const { code, attemptId } = await bookOnline(stage, stage.guest, nights, '30%')
    stage.api.clock.advance(61 * 60)
    await expireHolds(stage.api.deps)
    await block(stage, [ROOM, OTHER_ROOM], nights)
    await pay(stage, attemptId)
    await release(stage, ROOM)
    return { code, isWithoutShift: true, wanted: { unitId: ROOM, ...nights } }
  },
  'expected tonight, partly paid': async (stage) => {
    const nights = { from: '2026-12-01', until: '2026-12-03' }
    const code = await bookPaid(stage, stage.guest, nights, '30%')
    at(stage, '2026-12-01', '22:00')
    await openPage(stage, code, '100%')
    return { code, wanted: { unitId: OTHER_ROOM, ...nights } }
  },
  'in the house, partly paid': async (stage) => {
    const code = await bookPaid(stage, stage.guest, { from: '2026-12-01', until: '2026-12-04' }, '30%')
    at(stage, '2026-12-01')
    await letIn(stage, code)
    at(stage, '2026-12-02')
    await takeCash(stage, code, 2_300)
    await addBed(stage, code)
    await openPage(stage, code, '100%')
    return { code, wanted: { unitId: OTHER_ROOM, from: '2026-12-02', until: '2026-12-04' } }
  },
  'leaving today, a company pays': async (stage) => inHouseOnAccount(stage),
  'left today, a company owes': async (stage) => {
    const scene = await inHouseOnAccount(stage)
    await letOut(stage, scene.code)
    return scene
  },
  'leaving today, others follow': async (stage) => {
    const scene = await oneAfterTheOther(stage)
    at(stage, '2026-12-01')
    await letIn(stage, scene.code)
    at(stage, '2026-12-03', '11:00')
    return scene
  },
  'left today, others follow': async (stage) => {
    const scene = await oneAfterTheOther(stage)
    at(stage, '2026-12-01')
    await letIn(stage, scene.code)
    at(stage, '2026-12-03', '11:00')
    await letOut(stage, scene.code)
    return scene
  },
  'never checked in, others follow': async (stage) => {
    const scene = await oneAfterTheOther(stage)
    at(stage, '2026-12-03', '11:00')
    return scene
  },
  'leaving today, neighbours stay': async (stage) => {
    const { code, neighbour } = await sideBySide(stage, { until: '2026-12-03', neighbourUntil: '2026-12-05' })
    at(stage, '2026-12-01')
    await letIn(stage, code)
    await letIn(stage, neighbour)
    at(stage, '2026-12-03', '11:00')
    return { code, neighbour, wanted: { unitId: ROOM, from: '2026-12-03', until: '2026-12-05' } }
  },
  'left early, neighbours stay': async (stage) => {
    const { code, neighbour } = await sideBySide(stage, { until: '2026-12-04', neighbourUntil: '2026-12-04' })
    at(stage, '2026-12-01')
    await letIn(stage, code)
    await letIn(stage, neighbour)
    at(stage, '2026-12-02')
    await letOut(stage, code)
    return { code, neighbour, wanted: { unitId: ROOM, from: '2026-12-02', until: '2026-12-04' } }
  },
  'not come, neighbours stay': async (stage) => {
    const { code, neighbour } = await sideBySide(stage, { until: '2026-12-04', neighbourUntil: '2026-12-04' })
    at(stage, '2026-12-01', '22:00')
    await letIn(stage, neighbour)
    await missOut(stage, code)
    at(stage, '2026-12-02')
    return { code, neighbour, wanted: { unitId: ROOM, from: '2026-12-02', until: '2026-12-04' } }
  },
} as const satisfies Record<string, (stage: Stage) => Promise<Scene>>

/** A part of what is due was taken at the desk. */
async function inHouseOnAccount(stage: Stage): Promise<Scene> {
  const code = await bookPaid(stage, stage.guest, { from: '2026-12-01', until: '2026-12-03' }, '30%')
  at(stage, '2026-12-01')
  await letIn(stage, code)
  await billToCompany(stage, code)
  at(stage, '2026-12-03', '10:00')
  await takeCash(stage, code, 2_300)
  await openPage(stage, code, '100%')
  return { code }
}

/** Two parties in the first room; the other one is free. */
async function oneAfterTheOther(stage: Stage): Promise<Scene> {
  const code = await bookPaid(stage, stage.guest, { from: '2026-12-01', until: '2026-12-03' })
  const nights = { from: '2026-12-03', until: '2026-12-05' }
  const next = await bookPaid(stage, stage.next, nights)
  return { code, next, wanted: { unitId: OTHER_ROOM, ...nights } }
}

async function sideBySide(
  stage: Stage,
  { until, neighbourUntil }: { until: string; neighbourUntil: string },
): Promise<{ code: string; neighbour: string }> {
  const code = await bookPaid(stage, stage.guest, { from: '2026-12-01', until })
  const neighbour = await bookPaid(stage, stage.next, { from: '2026-12-01', until: neighbourUntil })
  return { code, neighbour }
}
