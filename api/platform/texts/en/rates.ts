import { formatAmount, formatPaisa, plural } from '#contract/wording/format.ts'

// The sentences that staff get about prices and rules of nights.

export const rateTexts = {
  tooFar: 'Prices can be set as far ahead as stays can be booked: about 20 months',
  unknownChange: 'There is no such change of prices',
  undoneAlready: 'This change has been undone already',
  unknownDays: 'There is no such name of days',
  changedSince: (nights: number) =>
    nights === 0
      ? 'Someone else has just changed these base prices. Please check them.'
      : `Someone else has just changed ${plural(nights, 'of these nights', 'of these nights')}. Please check them.`,
  leviesChanged: 'Someone else has just changed VAT or the service charge. Please check them.',
  floorIsOwners: 'Only the owner changes the lowest price',
  tooCheap: (least: number) => `A night costs at least ${formatPaisa(least)}`,
  tooDear: (most: number) => `A night costs at most ${formatPaisa(most)}`,
  tooMany: (most: number) => `At most ${formatAmount(most)} nights of all places can be filled at once`,
  underFloor: (floor: number) => `Only the owner sets a price under ${formatPaisa(floor)}`,
} as const
