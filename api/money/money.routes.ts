import { addExtra, giveAllowance, quoteAllowance, removeExtra, voidAllowance } from '#contract/money/charges.ts'
import * as companyBills from '#contract/money/company-bills.ts'
import { listDues } from '#contract/money/till.ts'
import { readDeskPayLink, sendPayLink } from '#contract/money/pay-links.ts'
import * as refunds from '#contract/money/refunds.ts'
import { lowerBill, voidGivenAllowance, quoteAllowances } from './bill/bill-allowances.ts'
import { chargeCompany, chargeGuest, listDebts } from './bill/company-bills.ts'
import { cancelByStaff, quotePolicy } from './cancellations/cancel-order.ts'
import { putOnBill, takeOffBill } from './bill/extras.ts'
import { readLink, sendLink } from './pay-links/send-link.ts'
import { listRefunds, readOwnStaffLimit } from './refund-approval/open-refunds.ts'
import { decide, refundGoodwill, propose, recordPaidOut } from './refund-approval/refund-approval.ts'
import { listDuesByDeparture } from '../orders/summaries.ts'
import { serve, type Route } from '../platform/http/serve.ts'

/** What staff do about bills, refunds and what is due; the till has its own routes. */
export const moneyRoutes: Route[] = [
  serve(addExtra, putOnBill),
  serve(removeExtra, takeOffBill),
  serve(quoteAllowance, quoteAllowances),
  serve(giveAllowance, lowerBill),
  serve(voidAllowance, voidGivenAllowance),
  serve(companyBills.billCompany, chargeCompany),
  serve(companyBills.billGuest, chargeGuest),
  serve(companyBills.listCompanyDebts, listDebts),
  serve(readDeskPayLink, readLink),
  serve(sendPayLink, sendLink),
  serve(refunds.quoteDeskCancellation, quotePolicy),
  serve(refunds.cancelForGuest, cancelByStaff),
  serve(refunds.proposeRefund, propose),
  serve(refunds.decideRefund, decide),
  serve(refunds.giveRefund, refundGoodwill),
  serve(refunds.markPaidOut, recordPaidOut),
  serve(refunds.listOpenRefunds, listRefunds),
  serve(refunds.readStaffLimit, readOwnStaffLimit),
  serve(listDues, listDuesByDeparture),
]
