import { randomUUID } from 'node:crypto'
import { addTillEntry, closeTill, listDues, openTill, reversePayment, takePayment } from '#contract/money/till.ts'
import { readDeskOrder } from '#contract/reception/orders.ts'
import { toPaisa, toTaka } from '#contract/values/money.ts'
import type { TestStaff } from '#tests/support/desk/members.ts'
import { callAsStaff, moveCash, noteChange, noteTaking, someMethod, type DeskAct } from './desk-calls.ts'
import { accountOf, between, chance, oneOf, outcomeOf, tillOf, unrefused, type Walk } from './walk.ts'

export const tillActs = {
  'a desk takes a payment': { weight: 70, perform: take },
  'a desk reverses a payment': { weight: 40, perform: reverse },
  'a desk opens a shift': { weight: 60, perform: open, isOfOrder: false },
  'a desk closes a shift': { weight: 45, perform: close, isOfOrder: false },
  'cash moves beside payments': { weight: 30, perform: enter, isOfOrder: false },
} satisfies Record<string, DeskAct>

/** Mostly of those who owe, now and then of any order; all that is due, or half of it. */
async function take(walk: Walk, member: TestStaff): Promise<void> {
  const { code, due } = await (chance(walk, 0.6) ? someDue(walk, member) : someOrder(walk, member))
  const Amount = Math.max(1, chance(walk, 0.5) ? due : Math.floor(due / 2))
  const method = someMethod(walk)
  const body = { ActivityId: randomUUID(), Code: code, Amount, ...method }
  const { Receipt: receipt } = await callAsStaff(walk, member, takePayment, { body })
  noteTaking(walk, member, { code, receipt, Amount, ...method })
}

type Owing = { code: string; due: number }

async function someDue(walk: Walk, member: TestStaff): Promise<Owing> {
  const { Data } = await unrefused(callAsStaff(walk, member, listDues, {}))
  const dues = new Map(Data.map(({ Code, Due }) => [Code, Due]))
  // Codes differ from run to run: the walk goes by when an order was made.
  const owing = walk.orders.filter(({ code }) => dues.has(code))
  const { code } = oneOf(walk, owing)
  return { code, due: dues.get(code) ?? 0 }
}

async function someOrder(walk: Walk, member: TestStaff): Promise<Owing> {
  const { code } = oneOf(walk, walk.orders.slice(-15))
  const { Bill } = await callAsStaff(walk, member, readDeskOrder, { params: { Code: code } })
  return { code, due: Bill.Due }
}

/** Mostly what the member just took by mistake. */
async function reverse(walk: Walk, member: TestStaff): Promise<void> {
  if (chance(walk, 0.7) && (await outcomeOf(take(walk, member))) === 'done') noteChange(walk, member)
  const own = walk.receipts.filter(({ by }) => by === member.id)
  const { receipt, code, amount, isCash } = oneOf(walk, chance(walk, 0.8) ? own.slice(-1) : walk.receipts)
  const body = { ActivityId: randomUUID(), Receipt: receipt, Reason: 'typed wrongly' }
  await callAsStaff(walk, member, reversePayment, { body })
  accountOf(walk, code).received -= amount
  if (isCash) moveCash(walk, member, -amount)
}

async function open(walk: Walk, member: TestStaff): Promise<void> {
  const Float = between(walk, 0, 20) * 500
  await callAsStaff(walk, member, openTill, { body: { ActivityId: randomUUID(), Float } })
  tillOf(walk, member).open += 1
  moveCash(walk, member, toPaisa(Float))
}

async function enter(walk: Walk, member: TestStaff): Promise<void> {
  const Amount = between(walk, 1, 20) * (chance(walk, 0.5) ? 50 : -50)
  const body = { ActivityId: randomUUID(), Amount, Reason: 'taxi' }
  await callAsStaff(walk, member, addTillEntry, { body })
  moveCash(walk, member, toPaisa(Amount))
}

/** What the desk expects in the till leaves it: then nothing is left. */
async function close(walk: Walk, member: TestStaff): Promise<void> {
  const Counted = Math.max(0, toTaka(tillOf(walk, member).cash))
  const body = { ActivityId: randomUUID(), Counted, Note: '' }
  const { Expected } = await callAsStaff(walk, member, closeTill, { body })
  tillOf(walk, member).open -= 1
  moveCash(walk, member, -toPaisa(Expected))
}
