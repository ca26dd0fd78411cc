// A booking whose rooms were sold before its money came gets as many others that are free on all of its nights.

import type { listPlacesFor } from '#contract/desk/refunds.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { readingDialog } from './parts/reading-dialog.ts'

export type PlaceFields = { unitIds: readonly string[] }

export type Places = DataOf<typeof listPlacesFor>

export const placeOrderMachine = readingDialog<PlaceFields, { code: string }, Places>({
  id: 'placeOrder',
  unfilled: { unitIds: [] },
  wrongIn: ({ fields, known }) => (fields.unitIds.length === known.Rooms ? [] : ['unitIds']),
  adopt: ({ unitIds }, { Data: rooms }) => ({
    unitIds: unitIds.filter((unitId) => rooms.some(({ UnitId }) => UnitId === unitId)),
  }),
})
