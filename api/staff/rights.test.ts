import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { toJsonSchema, type JsonSchema } from '#api/platform/openapi/json-schema.ts'
import { deskCalls } from '#contract/desk-calls.ts'
import { reverseTillEntry } from '#contract/money/till.ts'
import { staffActs } from '#contract/staff/log.ts'
import { type AnyEndpoint, problemsOf, toWireRequest } from '#contract/endpoint.ts'
import { can, capabilities, capabilitiesOf, roles, type Role } from '#contract/values/roles.ts'
import { addDays } from '#contract/values/calendar.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { aMember, neverEndSessions, type TestStaff } from '#tests/support/desk/members.ts'
import { START, TODAY } from '#tests/support/test-api.ts'

/** The smallest value that a schema allows, which names nothing that exists. `name`: of the field. */
function sampleOf(schema: JsonSchema | boolean | undefined, name = ''): unknown {
  if (typeof schema !== 'object') return null
  const { const: only, enum: values, anyOf, oneOf = anyOf, items, properties = {}, required = [] } = schema
  if (only !== undefined || values) return only ?? values?.[0]
  if (oneOf) return sampleOf(oneOf[0], name)
  switch (schema.type) {
    case 'string':
      return textOf(schema, name)
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(Array.isArray(items) ? items[0] : items))
    case 'object':
      return Object.fromEntries(required.map((field) => [field, sampleOf(properties[field], field)]))
    case 'boolean':
      return false
    default:
      return name.endsWith('Id') ? 999_999 : (schema.minimum ?? 1)
  }
}

/** The first of some texts that fits: an empty one, a word, a number, the code of an order, a time. A stay has one night. */
function textOf({ pattern = '', format, minLength = 0 }: JsonSchema, name: string): string | undefined {
  if (format === 'uuid') return randomUUID()
  if (format === 'date') return /Departure|Until/.test(name) ? addDays(TODAY, 1) : TODAY
  if (name === 'Email') return 'a@b.test'
  const texts = ['', 'A', '9', '0123456789AB', `${TODAY}T12:00`]
  return texts.find((text) => text.length >= minLength && new RegExp(pattern, 'u').test(text))
}

const api = shareTestApi()
const members = new Map<Role, TestStaff>()
let token = ''
beforeAll(async () => {
  for (const role of roles) members.set(role, await aMember(api, role))
  const [guest] = await signInGuests(api.deps.db, 1, START)
  token = guest?.token ?? ''
})

const as = (role: Role) => ({ desk: members.get(role)?.desk ?? new Map() })

const staffCalls = deskCalls.filter(({ caller }) => caller === 'staff')
const table = staffCalls.flatMap((call) => roles.map((role) => ({ call, role, name: `${call.method} ${call.path}` })))

type Caller = { desk: Map<string, string>; token?: string }

/** A request that is well-formed and names nothing that exists. `changed`: fields of its body. */
function ask(endpoint: AnyEndpoint, caller: Caller, changed: object = {}) {
  const sample = (schema: AnyEndpoint['body']) => schema && Object.assign({}, sampleOf(toJsonSchema(schema, 'input')))
  const { params, query, body } = endpoint
  const request = toWireRequest(endpoint, {
    params: sample(params),
    query: sample(query),
    body: body && { ...sample(body), ...changed },
  })
  return api.raw(request.path, { method: request.method, body: request.body ?? null }, caller)
}

test('each call of staff needs a capability', () => {
  expect(staffCalls.filter((call) => call.can === undefined)).toEqual([])
})

test.each(table)('$name is for those whose role allows it, asked by $role', async ({ call, role }) => {
  const answer = await ask(call, as(role))

  const content = role === 'studio' ? 'edit' : 'none'
  const isAllowed = call.can !== undefined && can(role, call.can, content)
  expect(answer.Code === 'forbidden').toBe(!isAllowed)
  expect(['malformed', 'unauthenticated', 'internal']).not.toContain(answer.Code)
})

test.each(staffCalls)('$path is closed to guests and to browsers that are not signed in', async (call) => {
  const answers = [await ask(call, { desk: new Map() }), await ask(call, { desk: new Map(), token })]

  expect(answers.map(({ Code }) => Code)).toEqual(['unauthenticated', 'unauthenticated'])
})

/** Without a shift there are no entries to look for. */
const named = staffCalls.filter((call) => problemsOf(call).includes('not_found') && call !== reverseTillEntry)

test.each(named)('$path finds nothing that does not exist', async (call) => {
  expect((await ask(call, as('owner'))).Code).toBe('not_found')
})

const dangerous = staffCalls.filter(({ danger }) => danger !== undefined && danger.freshCode !== 'whenSpent')

test.each(dangerous)('$path wants a code of the last ten minutes', async (call) => {
  await neverEndSessions(api)
  api.clock.advance(11 * 60)

  const answer = await ask(call, as('owner'), withoutExcuse(call))

  expect(answer.Code).toBe('sign_in_again')
})

test('what the log shows of a dangerous call is an act that it has', () => {
  const acts = deskCalls.flatMap(({ danger }) => (danger ? [danger.act] : []))

  expect(staffActs).toEqual(expect.arrayContaining(acts))
})

/** Other values than those with which a call wants no code. */
function withoutExcuse({ danger }: AnyEndpoint): object {
  if (typeof danger?.freshCode !== 'object') return {}
  const excuses = Object.entries(danger.freshCode.unless)
  return Object.fromEntries(
    excuses.map(([field, excuse]) => [field, typeof excuse === 'string' ? 'A reason' : !excuse]),
  )
}

test('an accountant only reads, and no document of a guest', () => {
  const allowed = staffCalls.filter((call) => call.can !== undefined && can('accountant', call.can))

  expect(allowed.length).toBeGreaterThan(10)
  expect(allowed.filter(({ method, danger }) => method !== 'GET' || danger !== undefined)).toEqual([])
})

test('an owner may do everything, and each role what the one before it may', () => {
  const all = roles.filter((role) => role !== 'accountant').map((role) => capabilitiesOf(role))

  expect(all.at(-1)).toEqual(capabilities)
  for (const [index, more] of all.entries()) expect(more).toEqual(expect.arrayContaining(all[index - 1] ?? []))
})
