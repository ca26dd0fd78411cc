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

test('an error is written with its cause', () => {
  const lines = linesOf((log) =>
    log.error({ err: new Error('no answer', { cause: new Error('socket closed') }) }, 'failed'),
  )

  expect(lines).toMatch(/no answer.*socket closed/)
})

test('an address is written without phone numbers and without its query', () => {
  expect(redactPath('/api/Message/OTP/%2B8801711000000?activityId=1')).toBe('/api/Message/OTP/[number]')
  expect(redactPath('/Booking/Status?Code=1&Phone=8801711000000')).toBe('/Booking/Status')
})
