import { endpointsOf } from './calls.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as account from './staff/account.ts'
import * as blocks from './reception/blocks.ts'
import * as booking from './reception/walk-in.ts'
import * as changes from './reception/changes.ts'
import * as charges from './money/charges.ts'
import * as companyBills from './money/company-bills.ts'
import * as chart from './reception/chart.ts'
import * as guests from './reception/guest-page.ts'
import * as log from './staff/log.ts'
import * as money from './money/till.ts'
import * as orders from './reception/orders.ts'
import * as offers from './nights/desk-offers.ts'
import * as paper from './money/paper.ts'
import * as payLinks from './money/pay-links.ts'
import * as rates from './catalogue/rates.ts'
import * as refunds from './money/refunds.ts'
import * as registration from './reception/registration.ts'
import * as rooms from './reception/rooms.ts'
import * as staff from './staff/staff.ts'
import * as shiftNotes from './reception/shift-notes.ts'
import * as stays from './reception/stays.ts'
import * as studio from './staff/studio.ts'
import * as takings from './money/takings.ts'

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
  rates,
  rooms,
  blocks,
  refunds,
  money,
  takings,
  guests,
  log,
  studio,
})
