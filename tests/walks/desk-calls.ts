import { proveCode, signInToDesk } from '#contract/staff/account.ts'
import { listBlocks } from '#contract/reception/blocks.ts'
import type { DeskMethod } from '#contract/money/till.ts'
import type { AnyEndpoint, DataOf, RequestOf } from '#contract/endpoint.ts'
import { toPaisa } from '#contract/values/money.ts'
import { codeNow, OWN_PASSWORD, type TestStaff } from '#tests/support/desk/members.ts'
import { accountOf, ask, between, chance, oneOf, Refusal, tillOf, unrefused, type Walk } from './walk.ts'

/** An act of one member of staff; of rooms and tills the history of no order names it. */
export type DeskAct = {
  weight: number
  isOfOrder?: false
  perform: (walk: Walk, member: TestStaff) => Promise<void>
}

/** A code lets a member go on after each of these. */
const needsCode: ReadonlySet<string> = new Set(['unauthenticated', 'sign_in_again', 'desk_locked'])

/** A call of a member, who signs in again or gives a new code where the desk asks for it. */
export async function callAsStaff<E extends AnyEndpoint>(
  walk: Walk,
  member: TestStaff,
  endpoint: E,
  request: RequestOf<E>,
): Promise<DataOf<E>> {
  const call = () => ask(walk, endpoint, request, { desk: member.desk })
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Refusal) || !needsCode.has(error.message)) throw error
    if (error.message === 'unauthenticated') await signInAgain(walk, member)
    await giveCode(walk, member)
    return call()
  }
}

/** So that none of its calls has to move the clock, which is everyone's. */
export async function freshen(walk: Walk, member: TestStaff): Promise<void> {
  await callAsStaff(walk, member, listBlocks, {})
  await giveCode(walk, member)
}

async function signInAgain(walk: Walk, { email: Email, desk }: TestStaff): Promise<void> {
  await unrefused(ask(walk, signInToDesk, { body: { Email, Password: OWN_PASSWORD } }, { desk }))
}

/** A code of the app is good once: the next comes half a minute later. */
async function giveCode(walk: Walk, { secret, desk }: TestStaff): Promise<void> {
  const { api } = walk.shop
  api.clock.advance(30)
  await unrefused(ask(walk, proveCode, { body: { Code: codeNow(api, secret), Remember: false } }, { desk }))
}

/** Mostly cash; now and then the number of a slip is forgotten. */
export function someMethod(walk: Walk): { Method: DeskMethod; Reference: string } {
  if (chance(walk, 0.6)) return { Method: 'cash', Reference: '' }
  const Method = oneOf(walk, ['card', 'bkash', 'nagad', 'bank'] as const)
  return { Method, Reference: chance(walk, 0.9) ? `slip ${between(walk, 1, 500)}` : '' }
}

/** What a member changed is noted with who it was. */
export function noteChange(walk: Walk, member: TestStaff, isOfOrder = true): void {
  walk.changes.push({ at: walk.shop.api.clock.now, actor: `staff:${member.id}`, isOfOrder })
}

type Taking = { code: string; receipt: string | null; Amount: number; Method: DeskMethod }

/** `Amount` in BDT. */
export function noteTaking(walk: Walk, member: TestStaff, { code, receipt, Amount, Method }: Taking): void {
  if (receipt === null) throw new Error(`There is no receipt of a payment for ${code}`)
  const isCash = Method === 'cash'
  const amount = toPaisa(Amount)
  walk.receipts.push({ receipt, code, amount, by: member.id, isCash })
  accountOf(walk, code).received += amount
  if (isCash) moveCash(walk, member, amount)
}

/** Paisa; below 0 for what leaves the till. */
export function moveCash(walk: Walk, member: TestStaff, amount: number): void {
  tillOf(walk, member).cash += amount
}

/** What was closed held what was expected of it: with the last shift of a member nothing is left. */
export function brokenTillsOf({ tills }: Walk): string[] {
  return Array.from(tills).flatMap(([id, { open, cash }]) =>
    open === 0 && cash !== 0 ? [`The tills of member ${id} are closed, and ${cash} paisa more went through them`] : [],
  )
}
