import { endpointsOf } from '#contract/calls.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import * as account from './account.ts'
import * as blocks from './blocks.ts'
import * as booking from './booking.ts'
import * as changes from './changes.ts'
import * as charges from './charges.ts'
import * as companyBills from './company-bills.ts'
import * as chart from './chart.ts'
import * as guests from './guests.ts'
import * as log from './log.ts'
import * as money from './money.ts'
import * as orders from './orders.ts'
import * as offers from '#contract/nights/desk-offers.ts'
import * as paper from './paper.ts'
import * as payLinks from './pay-links.ts'
import * as refunds from './refunds.ts'
import * as registration from './registration.ts'
import * as rooms from './rooms.ts'
import * as staff from './staff.ts'
import * as shiftNotes from './shift-notes.ts'
import * as stays from './stays.ts'
import * as studio from './studio.ts'
import * as takings from './takings.ts'

/** Every call of the front desk. They are no part of the API's public document. */
export const deskCalls: readonly AnyEndpoint[] = endpointsOf({
  account,
  staff,
  orders,
  offers,
  chart,
  booking,
  charges,
  companyBills,
  paper,
  payLinks,
  stays,
  changes,
  registration,
  shiftNotes,
  rooms,
  blocks,
  refunds,
  money,
  takings,
  guests,
  log,
  studio,
})
