import { plural } from '#contract/wording/format.ts'
import type { Look } from './chart.ts'

export const texts = {
  rooms: 'Rooms',
  free: 'free',
  nothing: 'nothing',
  freeOf: (count: number) => `${count} free`,
  cell: (row: string, day: string, what: string) => `${row}, ${day}: ${what}`,
  nights: (count: number) => plural(count, 'night', 'nights'),
  looks: {
    expected: 'Due in',
    inHouse: 'In house',
    departed: 'Checked out or moved',
    noShow: 'No-show',
    held: 'Held, not confirmed',
    request: 'Request, not answered',
    block: 'Blocked',
  } satisfies Record<Look, string>,
  isDue: 'Something is due',
  legend: 'What the bars mean',
  lifted: (title: string) =>
    `${title} is lifted. Arrows move it, Shift and arrows change its end, Enter puts it down, Escape puts it back.`,
  putBack: (title: string) => `${title} is where it was.`,
  isFree: (place: string) => `${place}: free`,
  isTaken: (place: string, by: string) => `${place}: taken by ${by}`,
  place: (row: string, days: string, nights: string) => `${row}, ${days}, ${nights}`,
  noPlace: 'Nobody can stay in this row.',
} as const
