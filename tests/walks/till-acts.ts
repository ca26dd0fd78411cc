import { randomUUID } from 'node:crypto'
import { addTillEntry, closeTill, listDues, openTill, reversePayment, takePayment } from '#contract/desk/money.ts'
import { readDeskOrder } from '#contract/desk/orders.ts'
import { toPaisa, toTaka } from '#contract/values/money.ts'
import type { TestStaff } from '#tests/support/desk/members.ts'
import { callAsStaff, moveCash, noteChange, noteTaking, someMethod, type DeskAct } from './desk-calls.ts'
import { accountOf, between, chance, oneOf, type Outcome, tillOf, type Walk } from './walk.ts'

export const tillActs = {
  'a desk takes a payment': { weight: 70, perform: take },
  'a desk reverses a payment': { weight: 40, perform: reverse },
  'a desk opens a shift': { weight: 60, perform: open, isOfOrder: false },
  'a desk closes a shift': { weight: 45, perform: close, isOfOrder: false },
  'cash moves beside payments': { weight: 30, perform: enter, isOfOrder: false },
} satisfies Record<string, DeskAct>

/** Mostly of those who owe, now and then of any order; all that is due, or half of it. */
async function take(walk: Walk, member: TestStaff): Promise<Outcome> {
  const owing = chance(walk, 0.6) ? await someDue(walk, member) : await someOrder(walk, member)
  if (!owing) return undefined
  const { code, due } = owing
  const Amount = Math.max(1, chance(walk, 0.5) ? due : Math.floor(due / 2))
  const method = someMethod(walk)
  const body = { ActivityId: randomUUID(), Code: code, Amount, ...method }
  const taken = await callAsStaff(walk, member, takePayment, { body })
  if (!taken.isDone) return taken
  noteTaking(walk, member, { code, receipt: taken.data.Receipt, Amount, ...method })
  return taken
}

type Owing = { code: string; due: number }

async function someDue(walk: Walk, member: TestStaff): Promise<Owing | undefined> {
  const listed = await callAsStaff(walk, member, listDues, {})
  if (!listed.isDone) throw new Error(`The list of dues is refused: ${listed.code}`)
  const dues = new Map(listed.data.Data.map(({ Code, Due }) => [Code, Due]))
  // Codes differ from run to run: the walk goes by when an order was made.
  const order = oneOf(
    walk,
    walk.orders.filter(({ code }) => dues.has(code)),
  )
  return order && { code: order.code, due: dues.get(order.code) ?? 0 }
}

async function someOrder(walk: Walk, member: TestStaff): Promise<Owing | undefined> {
  const order = oneOf(walk, walk.orders.slice(-15))
  const read = order && (await callAsStaff(walk, member, readDeskOrder, { params: { Code: order.code } }))
  return read?.isDone ? { code: read.data.Summary.Code, due: read.data.Bill.Due } : undefined
}

/** Mostly what the member just took by mistake. */
async function reverse(walk: Walk, member: TestStaff): Promise<Outcome> {
  if (chance(walk, 0.7) && (await take(walk, member))?.isDone) noteChange(walk, member)
  const own = walk.receipts.filter(({ by }) => by === member.id)
  const payment = oneOf(walk, chance(walk, 0.8) ? own.slice(-1) : walk.receipts)
  if (!payment) return undefined
  const { receipt, code, amount, isCash } = payment
  const body = { ActivityId: randomUUID(), Receipt: receipt, Reason: 'typed wrongly' }
  const reversed = await callAsStaff(walk, member, reversePayment, { body })
  if (!reversed.isDone) return reversed
  accountOf(walk, code).received -= amount
  if (isCash) moveCash(walk, member, -amount)
  return reversed
}

async function open(walk: Walk, member: TestStaff): Promise<Outcome> {
  const Float = between(walk, 0, 20) * 500
  const opened = await callAsStaff(walk, member, openTill, { body: { ActivityId: randomUUID(), Float } })
  if (!opened.isDone) return opened
  tillOf(walk, member).open += 1
  moveCash(walk, member, toPaisa(Float))
  return opened
}

async function enter(walk: Walk, member: TestStaff): Promise<Outcome> {
  const Amount = between(walk, 1, 20) * (chance(walk, 0.5) ? 50 : -50)
  const body = { ActivityId: randomUUID(), Amount, Reason: 'taxi' }
  const entered = await callAsStaff(walk, member, addTillEntry, { body })
  if (!entered.isDone) return entered
  moveCash(walk, member, toPaisa(Amount))
  return entered
}

/** What the desk expects in the till leaves it: then nothing is left. */
async function close(walk: Walk, member: TestStaff): Promise<Outcome> {
  const Counted = Math.max(0, toTaka(tillOf(walk, member).cash))
  const closed = await callAsStaff(walk, member, closeTill, { body: { ActivityId: randomUUID(), Counted, Note: '' } })
  if (!closed.isDone) return closed
  tillOf(walk, member).open -= 1
  moveCash(walk, member, -toPaisa(closed.data.Expected))
  return closed
}
