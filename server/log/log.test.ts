import { expect, test } from 'vitest'
import { createLog } from './create-log.ts'
import { redactPath } from './watch-requests.ts'

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  let lines = ''
  write(createLog({ level: 'info', destination: { write: (line: string) => (lines += line) } }))
  return lines
}

test('tokens, codes and phone numbers do not reach the log', () => {
  const lines = linesOf((log) => {
    log.error({ datacontent: 'tok-1', body: { OTP: '123456', Phone: '+8801711000000' } }, 'refused')
    log.warn({ headers: { reviewkey: 'key-1' }, otp: '654321' }, 'refused')
  })

  expect(lines).not.toMatch(/tok-1|123456|\+880|key-1|654321/)
  expect(lines).toContain('[redacted]')
})

test('what a database repeats of a refused row does not reach the log', () => {
  const refusal = Object.assign(new Error('duplicate key'), { detail: 'Key (phone)=(+8801711000000) already exists.' })

  const lines = linesOf((log) => log.error({ err: refusal }, 'unexpected error'))

  expect(lines).toContain('duplicate key')
  expect(lines).not.toContain('+880')
})

test('of an error only what is listed reaches the log', () => {
  const refusal = Object.assign(new Error('violates check constraint "faulty"'), {
    code: '23514',
    constraint: 'faulty',
    table: 'outbox',
    query: 'insert into outbox values ($1, $2)',
    params: ['+8801711000000', 'Your code is 123456'],
    request: { variables: { Name: 'Rahima' } },
  })

  const lines = linesOf((log) => log.error({ err: new Error('not stored', { cause: refusal }) }, 'unexpected error'))

  expect(JSON.parse(lines)).toMatchObject({
    err: { message: 'not stored', cause: { type: 'Error', code: '23514', constraint: 'faulty', table: 'outbox' } },
  })
  expect(lines).toContain('log.test.ts')
  expect(lines).not.toMatch(/8801711|123456|insert into|Rahima/)
})

test('a long message is cut, and its stack does not repeat it', () => {
  const lines = linesOf((log) => log.error({ err: new Error(`begin ${'x'.repeat(100_000)} end`) }, 'unexpected error'))

  expect(lines.length).toBeLessThan(6_000)
  expect(lines).toContain('begin xxx')
})

test('aggregates, and thrown values that are not errors, are written too', () => {
  const many = new AggregateError([new Error('first away'), 'second away'], 'no gateway')

  const lines = linesOf((log) => {
    log.error({ err: many }, 'not sent')
    log.error({ err: 'thrown text' }, 'not sent')
  })

  expect(lines).toMatch(/no gateway.*first away.*second away/)
  expect(lines).toContain('thrown text')
})

test('paths and origins that strangers send are cut', () => {
  const lines = linesOf((log) => {
    log.warn({ path: `/lake/${'x'.repeat(12_000)}`, origin: `https://${'y'.repeat(12_000)}` }, 'a request was refused')
  })

  expect(lines.length).toBeLessThan(600)
  expect(lines).toContain('/lake/xxx')
})

test('an address is written without phone numbers and without its query', () => {
  expect(redactPath('/api/Message/OTP/%2B8801711000000?activityId=1')).toBe('/api/Message/OTP/[number]')
  expect(redactPath('/Booking/Status?Code=1&Phone=8801711000000')).toBe('/Booking/Status')
})
