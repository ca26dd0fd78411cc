import { expect, test } from 'vitest'
import type { BookedPlace } from '#contract/orders/orders.ts'
import { aBookedPlace, anOrder } from '#tests/support/site-builders.ts'
import { calendarWords } from '#contract/wording/calendar-words.ts'
import { calendarFile } from './calendar-file.ts'

const resort = {
  brand: 'Ichamoti',
  address: 'Ghat Road 7; Kaliakair, Gazipur',
  phone: '+880 1700 000000',
  origin: 'https://resort.example',
}

const dates = { ReservationDate: '2026-12-10', ReleaseDate: '2026-12-12' }

function aPlace(overrides: Partial<BookedPlace> = {}): BookedPlace {
  return aBookedPlace({ ...dates, Quantity: 2, Price: 26_000, ...overrides })
}

function fileOf(places: BookedPlace[], type: 'Room' | 'Hall' = 'Room'): string {
  const order = anOrder({ Type: type, CreatedAt: '2026-11-20T06:00:00.123Z', BookedPlaces: places })
  return calendarFile(order, resort, calendarWords)
}

/** The lines as a calendar reads them: put together again, without the octets' limit. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('a stay is whole days from its arrival to its departure, in any zone of the calendar', () => {
  const lines = linesOf(fileOf([aPlace()]))

  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261120T060000Z',
      'DTSTART;VALUE=DATE:20261210',
      'DTEND;VALUE=DATE:20261212',
      'SUMMARY:Stay at Ichamoti: Rania House',
      'STATUS:CONFIRMED',
    ]),
  )
})

test('the file of a changed or cancelled order is about the same event, and newer', () => {
  const booked = anOrder({ BookedPlaces: [aPlace()], Revision: 3 })
  const moved = { ...booked, BookedPlaces: [aPlace({ ReleaseDate: '2026-12-13' })], Revision: 4 }
  const cancelled = { ...moved, Status: 'Cancelled' as const, Revision: 5 }

  const about = [booked, moved, cancelled].map((order) =>
    linesOf(calendarFile(order, resort, calendarWords)).filter((line) => /^(UID|SEQUENCE|STATUS)/.test(line)),
  )

  const uid = 'UID:ABCDEFGHJKMN-1@resort.example'
  expect(about).toEqual([
    [uid, 'SEQUENCE:3', 'STATUS:CONFIRMED'],
    [uid, 'SEQUENCE:4', 'STATUS:CONFIRMED'],
    [uid, 'SEQUENCE:5', 'STATUS:CANCELLED'],
  ])
})

test('once the first of two stays is cancelled, the other is the same event, and the first is taken out', () => {
  const first = aPlace()
  const other = aPlace({ LineNo: 2, ReservationDate: '2027-01-01', ReleaseDate: '2027-01-02' })

  const lines = linesOf(
    calendarFile(anOrder({ BookedPlaces: [other], CancelledPlaces: [first] }), resort, calendarWords),
  )

  expect(lines.filter((line) => /^(UID|STATUS)/.test(line))).toEqual([
    'UID:ABCDEFGHJKMN-2@resort.example',
    'STATUS:CONFIRMED',
    'UID:ABCDEFGHJKMN-1@resort.example',
    'STATUS:CANCELLED',
  ])
})

test('signs that mean something to a calendar are text in it', () => {
  const lines = linesOf(fileOf([aPlace({ Name: 'Mud\\House; the old, dry one' })]))

  expect(lines).toContain(String.raw`SUMMARY:Stay at Ichamoti: Mud\\House\; the old\, dry one`)
  expect(lines).toContain(String.raw`LOCATION:Ichamoti\, Ghat Road 7\; Kaliakair\, Gazipur`)
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(String.raw`Order ABCDEFGHJKMN\n2 × Mud`)
})

test('no line is longer than 75 octets, and no sign is cut in two', () => {
  const file = fileOf([aPlace({ Name: 'ইছামতী নদীর ধারে মাটির ঘর, বাঁশের বারান্দা আর জোনাকি' })])

  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\uFFFD')
  expect(linesOf(file).join()).toContain('বাঁশের বারান্দা')
})

test('places of the same dates are one event, others another, each with a name of its own', () => {
  const lines = linesOf(
    fileOf([
      aPlace(),
      aPlace({ LineNo: 2, Name: 'Ichamoti House' }),
      aPlace({ LineNo: 3, ReservationDate: '2027-01-01', ReleaseDate: '2027-01-02' }),
    ]),
  )

  const names = lines.filter((line) => line.startsWith('UID:'))
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(2)
  expect(lines).toContain(String.raw`SUMMARY:Stay at Ichamoti: Rania House\, Ichamoti House`)
})

test('the last day of the hall belongs to who has booked it', () => {
  const lines = linesOf(fileOf([aPlace({ Name: 'Convention hall', Type: 'Hall' })], 'Hall'))

  expect(lines).toContain('DTEND;VALUE=DATE:20261213')
  expect(lines).toContain('SUMMARY:Ichamoti: Convention hall')
})

test('a pool visit has its hours, as moments that are the same to a calendar abroad', () => {
  const visit = anOrder({
    Type: 'Pool',
    StartsAt: '2026-12-10T15:00',
    EndsAt: '2026-12-10T17:30',
    BookedPlaces: [aPlace({ Name: 'Swimming pool', Type: 'Pool', ReleaseDate: '2026-12-10' })],
  })

  const lines = linesOf(calendarFile(visit, resort, calendarWords))

  expect(lines).toEqual(
    expect.arrayContaining(['DTSTART:20261210T090000Z', 'DTEND:20261210T113000Z', 'SUMMARY:Ichamoti: Swimming pool']),
  )
})
