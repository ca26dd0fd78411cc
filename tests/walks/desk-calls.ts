import { proveCode, signInToDesk } from '#contract/desk/account.ts'
import type { DeskMethod } from '#contract/desk/money.ts'
import type { AnyEndpoint, DataOf, RequestOf } from '#contract/endpoint.ts'
import { toPaisa } from '#contract/values/money.ts'
import { codeNow, OWN_PASSWORD, type TestStaff } from '#tests/support/desk/members.ts'
import { accountOf, ask, chance, oneOf, type Asked, type Walk } from './walk.ts'

/** An act of one member of staff; of rooms and tills the history of no order names it. */
export type DeskAct = {
  weight: number
  isOfOrder?: false
  perform: (walk: Walk, member: TestStaff) => Promise<string>
}

/** A call of a member, who signs in again or gives a new code where the desk asks for it. */
export async function callAsStaff<E extends AnyEndpoint>(
  walk: Walk,
  member: TestStaff,
  endpoint: E,
  request: RequestOf<E>,
): Promise<Asked<DataOf<E>>> {
  const answer = await ask(walk, endpoint, request, { desk: member.desk })
  if (answer.isDone || (answer.code !== 'unauthenticated' && answer.code !== 'sign_in_again')) return answer
  if (answer.code === 'unauthenticated') await signInAnew(walk, member)
  await giveCode(walk, member)
  return ask(walk, endpoint, request, { desk: member.desk })
}

async function signInAnew(walk: Walk, { email: Email, desk }: TestStaff): Promise<void> {
  const signedIn = await ask(walk, signInToDesk, { body: { Email, Password: OWN_PASSWORD } }, { desk })
  if (!signedIn.isDone) throw new Error(`${Email} cannot sign in: ${signedIn.code}`)
}

/** A code of the app is good once: the next comes half a minute later. */
async function giveCode(walk: Walk, { email, secret, desk }: TestStaff): Promise<void> {
  const { api } = walk.shop
  api.clock.advance(30)
  const proved = await ask(walk, proveCode, { body: { Code: codeNow(api, secret), Remember: false } }, { desk })
  if (!proved.isDone) throw new Error(`The code of ${email} is refused: ${proved.code}`)
}

/** Mostly cash; now and then the number of a slip is forgotten. */
export function someMethod(walk: Walk): { Method: DeskMethod; Reference: string } {
  if (chance(walk, 0.6)) return { Method: 'cash', Reference: '' }
  const Method = oneOf(walk, ['card', 'bkash', 'nagad', 'bank'] as const) ?? 'card'
  return { Method, Reference: chance(walk, 0.9) ? 'slip 77' : '' }
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
export function moveCash({ tills }: Walk, { id }: TestStaff, amount: number): void {
  const before = tills.get(id)
  if (before === undefined) throw new Error(`Cash moved in the till of ${id}, which is closed`)
  tills.set(id, before + amount)
}
