import type { NewSession } from '../gateway.ts'
import { decimalOf } from './decimal.ts'

type SessionFormOptions = { storeId: string; storePassword: string; fallbackEmail: string }

/** The fields of a session request, cut to the lengths that the gateway allows. */
export function sessionForm(session: NewSession, options: SessionFormOptions): URLSearchParams {
  const { guest, returnUrls } = session
  return new URLSearchParams({
    store_id: options.storeId,
    store_passwd: options.storePassword,
    total_amount: decimalOf(session.amount),
    currency: 'BDT',
    tran_id: session.attemptId,
    success_url: returnUrls.success,
    fail_url: returnUrls.fail,
    cancel_url: returnUrls.cancel,
    ipn_url: session.noticeUrl,
    product_name: cut(session.description, 255),
    product_category: 'Hotel',
    product_profile: 'non-physical-goods',
    shipping_method: 'NO',
    num_of_item: '1',
    cus_name: cut(guest.name, 50) || 'Guest',
    cus_email: receiptAddress(guest.email, options.fallbackEmail),
    cus_phone: cut(guest.phone, 20),
    cus_add1: cut(guest.address, 50) || 'Not given',
    cus_city: cut(guest.city, 50) || 'Dhaka',
    cus_postcode: cut(guest.postalCode, 30) || '1000',
    cus_country: cut(guest.country, 50) || 'Bangladesh',
    value_a: cut(session.description, 255),
  })
}

function cut(text: string, length: number): string {
  return Array.from(text.trim()).slice(0, length).join('')
}

/** The gateway demands an address and checks it; one that is cut would be a stranger's. */
function receiptAddress(email: string, fallback: string): string {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 50 ? email : fallback
}
