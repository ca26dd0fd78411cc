import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { deskCalls } from '#contract/desk/calls.ts'
import { openStudio } from '#contract/desk/studio.ts'
import { type AnyEndpoint, toWireRequest } from '#contract/endpoint.ts'
import { can, capabilities, capabilitiesOf, roles, type Role } from '#contract/values/roles.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { aMember, neverEndSessions, type TestStaff } from '#tests/support/desk/members.ts'
import { START } from '#tests/support/test-api.ts'

const CODE = '0123456789AB'
const STAY = { Id: 0, Version: 1 }

/** What each call of staff is asked with: well-formed, of what does not exist. */
const samples: Readonly<Record<string, { body?: object; query?: object; params?: object }>> = {
  'DeskArea/Staff/List': {},
  'DeskArea/Staff/Log': { query: { From: '2026-11-20', To: '2026-11-20', Take: 10, Page: 1 } },
  'DeskArea/Staff/Add': { body: { Email: 'a@b.test', Name: 'A', Role: 'desk' } },
  'DeskArea/Staff/SetRole': { body: { MemberId: 0, Role: 'desk' } },
  'DeskArea/Staff/Reset': { body: { MemberId: 0 } },
  'DeskArea/Staff/End': { body: { MemberId: 0 } },
  'DeskArea/Staff/ForgetBrowser': { body: { BrowserId: 0 } },
  'DeskArea/Board/Today': { query: { Date: '2026-11-20' } },
  'DeskArea/Board/Range': { query: { From: '2026-11-20', Days: '28' } },
  'DeskArea/Board/Counts': {},
  'DeskArea/Order/Find': { query: { Q: 'Salma' } },
  'DeskArea/Order/Get/{Code}': { params: { Code: CODE } },
  'DeskArea/Guest/Get/{id}': { params: { id: '999999' } },
  'DeskArea/Guest/Correct': {
    body: {
      GuestId: 999_999,
      Seen: { FirstName: 'A', LastName: 'B', Phone: '', Email: '' },
      FirstName: 'A',
      LastName: 'B',
      Email: '',
      Phone: '',
      Reason: '',
    },
  },
  'DeskArea/Guest/Write': { body: { Guest: { Id: 999_999, Version: 0 }, Likes: '', Note: '' } },
  'DeskArea/Guest/Find': { query: { Phone: '01712345678' } },
  'DeskArea/Booking/Offers': { query: { Arrival: '2026-12-01', Departure: '2026-12-02' } },
  'DeskArea/Booking/Book': {
    body: {
      Places: [aPlace({ Id: 999 })],
      RoomCharge: 0,
      Tax: 0,
      Payable: 0,
      Discount: null,
      Guest: { Kind: 'withoutPhone', Name: 'A', Reason: 'A reason' },
      Source: 'walkIn',
      Terms: { Kind: 'later', Reason: 'A reason' },
    },
  },
  'DeskArea/Order/AddExtra': { body: { Code: CODE, Label: 'A meal', Quantity: 1, Price: 1 } },
  'DeskArea/Order/RemoveExtra': { body: { Code: CODE, No: 1 } },
  'DeskArea/Order/QuoteAllowance/{Code}': { params: { Code: CODE } },
  'DeskArea/Order/GiveAllowance': {
    body: { Code: CODE, Payable: 1, Off: { Kind: 'amount', Amount: 1 }, Cause: 'noise', Reason: '' },
  },
  'DeskArea/Order/VoidAllowance': { body: { Code: CODE, No: 1 } },
  'DeskArea/Order/BillCompany': {
    body: { Code: CODE, Company: 'A', Address: 'A', Bin: '', Reference: '', AgreedBy: 'A' },
  },
  'DeskArea/Order/BillGuest': { body: { Code: CODE } },
  'DeskArea/Money/CompanyDebts': {},
  'DeskArea/Order/PayLink/{Code}': { params: { Code: CODE } },
  'DeskArea/Order/SendPayLink': { body: { Code: CODE, Via: 'sms' } },
  'DeskArea/Paper/Letterhead': {},
  'DeskArea/Paper/Of/{Code}': { params: { Code: CODE } },
  'DeskArea/Paper/IssueInvoice': { body: { Code: CODE, Payable: 1, Buyer: '', BuyerBin: '', BuyerAddress: '' } },
  'DeskArea/Paper/CreditInvoice': { body: { Code: CODE, Number: 'none', Reason: 'A reason' } },
  'DeskArea/Order/ReadIdentity': { body: { Code: CODE } },
  'DeskArea/Order/Reconfirm': { body: { Code: CODE } },
  'DeskArea/Order/AddNote': { body: { Code: CODE, Text: 'A note' } },
  'DeskArea/Stay/CheckIn': { body: { Stays: [STAY] } },
  'DeskArea/Stay/CheckOut': { body: { Stays: [STAY], WaiveReason: '' } },
  'DeskArea/Stay/NoShow': { body: { Stays: [STAY] } },
  'DeskArea/Stay/Undo': { body: { Stay: STAY } },
  'DeskArea/Stay/FreeRooms/{id}': { params: { id: '0' } },
  'DeskArea/Stay/QuoteChange': {
    query: { Id: 0, UnitId: '0', Arrival: '2026-11-20', Departure: '2026-11-21' },
  },
  'DeskArea/Stay/Change': {
    body: {
      Stays: [STAY],
      UnitId: '0',
      Arrival: '2026-11-20',
      Departure: '2026-11-21',
      Payable: 0,
      Refund: 0,
      TellGuest: false,
    },
  },
  'DeskArea/Stay/QuoteCancel': { query: { Id: 0 } },
  'DeskArea/Stay/Cancel': { body: { Stays: [STAY], Payable: 0, Refund: 0, TellGuest: false } },
  'DeskArea/Stay/QuoteReinstatement': { query: { Id: 0 } },
  'DeskArea/Stay/Reinstate': { body: { Stays: [{ ...STAY, UnitId: '0' }], Payable: 0, Refund: 0, TellGuest: false } },
  'DeskArea/Order/QuoteRoom': {
    query: { Code: CODE, UnitId: '0', Arrival: '2026-11-20', Departure: '2026-11-21' },
  },
  'DeskArea/Order/AddRoom': {
    body: {
      Code: CODE,
      UnitId: '0',
      Arrival: '2026-11-20',
      Departure: '2026-11-21',
      Payable: 0,
      Refund: 0,
      TellGuest: false,
    },
  },
  'DeskArea/Stay/RoomsOnDays': { query: { Arrival: '2026-11-20', Departure: '2026-11-21' } },
  'DeskArea/ShiftNote/List': {},
  'DeskArea/ShiftNote/Write': { body: { Text: 'A note' } },
  'DeskArea/ShiftNote/Finish': { body: { Id: 0, IsDone: true } },
  'DeskArea/Registration/Get/{Code}': { params: { Code: CODE } },
  'DeskArea/Registration/Save': { body: { Code: CODE, StayId: 0, Version: 0, Persons: [] } },
  'DeskArea/Registration/ReadDocuments': { body: { Code: CODE } },
  'DeskArea/Registration/SetParty': { body: { Code: CODE, Version: 0, Party: { Count: null, ArrivesAbout: '' } } },
  'DeskArea/Registration/Register': { body: { Night: '2026-11-20' } },
  'DeskArea/Room/List': {},
  'DeskArea/Money/TakePayment': { body: { Code: CODE, Amount: 1, Method: 'cash', Reference: '' } },
  'DeskArea/Money/ReversePayment': { body: { Receipt: 'none', Reason: 'A reason' } },
  'DeskArea/Till/Current': {},
  'DeskArea/Till/Open': { body: { Float: 0 } },
  'DeskArea/Till/Entry': { body: { Amount: -1, Reason: 'A reason' } },
  'DeskArea/Till/Close': { body: { Counted: 0, Note: '' } },
  'DeskArea/Till/ReverseEntry': { body: { EntryId: 0, Reason: 'A reason' } },
  'DeskArea/Till/Count': { body: { Counted: 0 } },
  'DeskArea/Till/CloseOf': { body: { ShiftId: 0, Counted: 0, Note: '' } },
  'DeskArea/Money/Dues': {},
  'DeskArea/Money/Takings': { query: { Date: '2026-11-20' } },
  'DeskArea/Order/Cancellation/{Code}': { params: { Code: CODE } },
  'DeskArea/Order/Cancel': { body: { Code: CODE, Refund: 0, IsByPolicy: true, Reason: 'A reason' } },
  'DeskArea/Refund/Propose': { body: { Code: CODE, Amount: 1, Reason: 'A reason' } },
  'DeskArea/Refund/Decide': { body: { ProposalId: 0, IsApproved: false } },
  'DeskArea/Refund/Give': { body: { Code: CODE, Amount: 1, Reason: 'A reason' } },
  'DeskArea/Refund/MarkPaidOut': { body: { RefundId: 'none', IsCash: false, Reference: 'bank 1' } },
  'DeskArea/Refund/List': {},
  'DeskArea/Refund/Allowance/{Code}': { params: { Code: CODE } },
  'DeskArea/Order/Place': { body: { Code: CODE, UnitIds: ['0'] } },
  'DeskArea/Order/Places/{Code}': { params: { Code: CODE } },
  'DeskArea/Block/List': {},
  'DeskArea/Block/Add': {
    body: { UnitIds: ['0'], From: '2026-11-20', Until: '2026-11-21', Kind: 'owner', Reason: '' },
  },
  'DeskArea/Block/Release': { body: { Block: { Id: 0, Version: 1 }, From: '2026-11-20' } },
  'DeskArea/Studio/Open': { body: { Origin: 'https://elsewhere.test/studio' } },
  'DeskArea/Room/Mark': { body: { Room: { UnitId: '0', Version: 0 }, State: 'clean', Note: '' } },
  'DeskArea/Room/SetTurnTime': { body: { Minutes: 120 } },
  'DeskArea/Room/Rename': { body: { UnitId: '0', Name: 'A' } },
}

const api = shareTestApi()
const members = new Map<Role, TestStaff>()
let token = ''
beforeAll(async () => {
  for (const role of roles) members.set(role, await aMember(api, role))
  const [guest] = await signInGuests(api.deps.db, 1, START)
  token = guest?.token ?? ''
})

const staffCalls = deskCalls.filter(({ caller }) => caller === 'staff')
const table = staffCalls.flatMap((call) => roles.map((role) => ({ call, role, name: `${call.method} ${call.path}` })))

function ask(endpoint: AnyEndpoint, caller: { desk?: Map<string, string>; token?: string }, changed: object = {}) {
  const { body, ...sample } = samples[endpoint.path] ?? {}
  const {
    method,
    path,
    body: text,
  } = toWireRequest(endpoint, {
    ...sample,
    ...(body && { body: { ...(endpoint !== openStudio && { ActivityId: randomUUID() }), ...body, ...changed } }),
  })
  return api.raw(path, text === undefined ? { method } : { method, body: text }, caller)
}

test('each call of staff has a sample and a capability', () => {
  expect(staffCalls.map(({ path }) => path).toSorted()).toEqual(Object.keys(samples).toSorted())
  expect(staffCalls.filter((call) => call.can === undefined)).toEqual([])
})

test.each(table)('$name is for those whose role allows it, asked by $role', async ({ call, role }) => {
  const answer = await ask(call, { desk: members.get(role)?.desk ?? new Map() })

  const content = role === 'studio' ? 'edit' : 'none'
  const isAllowed = call.can !== undefined && can(role, call.can, content)
  expect(answer.Code === 'forbidden').toBe(!isAllowed)
  expect(['malformed', 'unauthenticated', 'internal']).not.toContain(answer.Code)
})

test.each(staffCalls)('$path is closed to guests and to browsers that are not signed in', async (call) => {
  const answers = [await ask(call, { desk: new Map() }), await ask(call, { desk: new Map(), token })]

  expect(answers.map(({ Code }) => Code)).toEqual(['unauthenticated', 'unauthenticated'])
})

const dangerous = staffCalls.filter(({ danger }) => danger !== undefined && danger.freshCode !== 'whenSpent')

test.each(dangerous)('$path wants a code of the last ten minutes', async (call) => {
  await neverEndSessions(api)
  api.clock.advance(11 * 60)

  const answer = await ask(call, { desk: members.get('owner')?.desk ?? new Map() }, withoutExcuse(call))

  expect(answer.Code).toBe('sign_in_again')
})

/** Other values than those with which a call wants no code. */
function withoutExcuse({ danger }: AnyEndpoint): object {
  if (typeof danger?.freshCode !== 'object') return {}
  const excuses = Object.entries(danger.freshCode.unless)
  return Object.fromEntries(
    excuses.map(([field, excuse]) => [field, typeof excuse === 'string' ? 'A reason' : !excuse]),
  )
}

test('an owner may do everything, and each role what the one before it may', () => {
  const all = roles.map((role) => capabilitiesOf(role))

  expect(all.at(-1)).toEqual(capabilities)
  for (const [index, more] of all.entries()) expect(more).toEqual(expect.arrayContaining(all[index - 1] ?? []))
})
