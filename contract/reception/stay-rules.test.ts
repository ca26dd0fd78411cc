import { expect, test } from 'vitest'
import { OrderStatus } from '#contract/orders/orders.ts'
import { aDeskStay } from '#tests/support/desk/builders.ts'
import { refusalText } from '#contract/wording/refusals.ts'
import { reinstateRefusal } from '#contract/orders/order-rules.ts'
import { stayRefusal, undoRefusal, type StayAction } from './stay-rules.ts'
import type { DeskStay } from './stays.ts'

/** A time in Dhaka. */
const at = (day: string, time = '15:00') => Date.parse(`${day}T${time}:00+06:00`)

/** A room from 1 to 3 December. */
const codeOf = (action: StayAction, changes: Partial<DeskStay>, now: number) =>
  stayRefusal(action, aDeskStay(changes), { now })?.Code
const undo = (changes: Partial<DeskStay>, now: number) => undoRefusal(aDeskStay(changes), now)?.Code

test('guests are checked in from their day of arrival until their departure', () => {
  const checkIn = (day: string) => codeOf('checkIn', { State: 'expected' }, at(day))

  expect(['2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04'].map(checkIn)).toEqual([
    'arrivesLater',
    undefined,
    undefined,
    'stayEnded',
  ])
})

test('the day is that of Dhaka, wherever the computer is', () => {
  const checkIn = (now: string) => codeOf('checkIn', { State: 'expected' }, Date.parse(now))

  expect([checkIn('2026-11-30T17:59:59Z'), checkIn('2026-11-30T18:00:00Z')]).toEqual(['arrivesLater', undefined])
})

test('guests of an order that is not confirmed are not checked in', () => {
  const refusal = stayRefusal('checkIn', aDeskStay(), { now: at('2026-12-01'), status: 'Cancelled' })

  expect(refusal && refusalText(refusal)).toBe('This booking is cancelled')
})

test('a no-show is marked from ten in the evening of the day of arrival', () => {
  const noShow = (now: number) => codeOf('noShow', { State: 'expected' }, now)

  expect([
    noShow(at('2026-12-01', '21:59')),
    noShow(at('2026-12-01', '22:00')),
    noShow(at('2026-12-02', '09:00')),
  ]).toEqual(['mayStillCome', undefined, undefined])
})

test('no-shows may come until the noon after their night, also where their booking was completed by it', () => {
  const came = (now: number, status?: OrderStatus) =>
    stayRefusal('cameAfterAll', aDeskStay({ State: 'noShow' }), { now, ...(status && { status }) })?.Code

  expect([came(at('2026-12-01', '23:00')), came(at('2026-12-02', '11:59')), came(at('2026-12-02', '12:00'))]).toEqual([
    undefined,
    undefined,
    'stayIs',
  ])
  expect([came(at('2026-12-02', '01:30'), 'Completed'), came(at('2026-12-02', '01:30'), 'Cancelled')]).toEqual([
    undefined,
    'orderNotConfirmed',
  ])
})

test('guests whose check-in was undone are no no-show', () => {
  expect(codeOf('noShow', { State: 'expected', WasInHouse: true }, at('2026-12-02'))).toBe('wasInHouse')
})

test('who has the whole house, or leaves today, gets no other room', () => {
  const inHouse = { State: 'inHouse' } as const

  expect(codeOf('move', inHouse, at('2026-12-02'))).toBeUndefined()
  expect(codeOf('move', { ...inHouse, Type: 'HOUSE' }, at('2026-12-02'))).toBe('wholeHouse')
  expect(codeOf('move', inHouse, at('2026-12-03'))).toBe('leavesToday')
  expect(codeOf('move', { State: 'expected', Type: 'HOUSE' }, at('2026-12-01'))).toBe('wholeHouse')
})

test.each(['departed', 'noShow', 'moved', 'gone'] as const)('of a stay that is %s nothing more is done', (State) => {
  const codes = (['checkIn', 'checkOut', 'noShow', 'move'] as const).map((action) =>
    codeOf(action, { State }, at('2026-12-02')),
  )

  expect(codes).toEqual(['stayIs', 'stayIs', 'stayIs', 'stayIs'])
})

test('what was cancelled is reinstated while the desk can still book its first night, in an order that is confirmed or cancelled', () => {
  const gone = { State: 'gone' } as const
  const now = at('2026-11-30')
  const inOrder = (status: OrderStatus) => stayRefusal('reinstate', aDeskStay(gone), { now, status }) === undefined

  expect([
    codeOf('reinstate', { State: 'expected' }, now),
    codeOf('reinstate', gone, at('2026-12-02', '11:59')),
    codeOf('reinstate', gone, at('2026-12-02', '12:00')),
  ]).toEqual(['stayIs', undefined, 'arrivalPast'])
  expect(OrderStatus.options.filter(inOrder)).toEqual(['Confirmed', 'Cancelled', 'Refunded'])
  expect([reinstateRefusal(0), reinstateRefusal(1)?.Code]).toEqual([undefined, 'refundUnanswered'])
})

test('a change can be undone until its time is over', () => {
  const left = { State: 'departed', Undoes: 'checkOut', UndoUntil: '2026-12-01T10:00:00.000Z' } as const

  expect(undo(left, Date.parse('2026-12-01T09:59:59Z'))).toBeUndefined()
  expect(undo(left, Date.parse('2026-12-01T10:00:00Z'))).toBe('tooLateToUndo')
  expect(undo({ State: 'departed' }, Date.parse('2026-12-01T09:59:59Z'))).toBe('stayIs')
})
