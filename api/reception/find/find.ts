import type { findOrders } from '#contract/reception/orders.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { dialled, normalizePhone } from '#contract/values/phone.ts'
import { plainSigns } from '#contract/values/typed.ts'
import type { Deps } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { findRooms } from '../rooms/rooms.ts'
import { todayOf } from '#api/platform/today.ts'
import { summaryOf } from '#api/orders/summaries.ts'
import { selectFound, selectFoundPersons } from './find.sql.ts'
import { soundsIn } from './sound.ts'

const MAX_FOUND = 20

export async function find(
  deps: Pick<Deps, 'db' | 'now'>,
  { query: { Q }, staff }: Call<typeof findOrders>,
): Promise<DataOf<typeof findOrders>> {
  const text = Q.toLowerCase()
  if (text.length < 2) return { Data: [], Rooms: [] }
  const words = text.split(/\s+/)
  const name = { words: words.map(patternOf), sounds: soundsIn(words) }
  const [rows, Rooms] = await Promise.all([
    selectFound(deps.db, {
      ...name,
      at: deps.now(),
      day: todayOf(deps),
      code: codeIn(Q),
      digits: digitsIn(Q),
      number: numberIn(Q),
      text: patternOf(text),
      limit: MAX_FOUND,
    }),
    findRooms(deps, { text, staff }),
  ])
  const persons = await selectFoundPersons(deps.db, { ...name, codes: rows.map(({ code }) => code) })
  const Data = rows.map((row) => ({
    ...summaryOf(row),
    Persons: persons.filter(({ code }) => code === row.code).map(({ name: Name, room: Room }) => ({ Name, Room })),
  }))
  return { Data, Rooms }
}

function patternOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** The beginning of an order code, as it is read over the telephone: O for 0, I and L for 1. */
function codeIn(text: string): string | undefined {
  const code = plainSigns(text).toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{3,12}$/.test(code) ? code : undefined
}

/** Digits of a phone, however they are written, without what leads to Bangladesh: they are in +8801712345678 and in 01712 345678. */
function digitsIn(text: string): string | undefined {
  const digits = (normalizePhone(text) ?? dialled(text)).replace(/^\+(?:880)?/, '')
  return /^\d{4,15}$/.test(digits) ? digits.replace(/^0+/, '') : undefined
}

/** The number of a receipt or of a payment, whole. */
function numberIn(text: string): string | undefined {
  const number = plainSigns(text).toUpperCase().replaceAll(/\s/g, '')
  return number.length >= 4 && /\d/.test(number) ? number : undefined
}
