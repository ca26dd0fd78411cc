import { accountFaults } from './account-faults.ts'
import { bookingFaults } from './booking-faults.ts'
import { contractFaults } from './contract-faults.ts'
import { deskBookingFaults } from './desk-booking-faults.ts'
import { deskFaults } from './desk-faults.ts'
import { deskFormFaults } from './desk-form-faults.ts'
import { deskSessionFaults } from './desk-session-faults.ts'
import type { Fault } from './fault.ts'
import { formFaults } from './form-faults.ts'
import { guestFaults } from './guest-faults.ts'
import { moneyFaults } from './money-faults.ts'
import { nightFaults } from './night-faults.ts'
import { tillFaults } from './till-faults.ts'

/** Every fault that the flows or the tests must see. */
export const faults: readonly Fault[] = [
  ...guestFaults,
  ...bookingFaults,
  ...formFaults,
  ...contractFaults,
  ...nightFaults,
  ...moneyFaults,
  ...accountFaults,
  ...deskFaults,
  ...deskBookingFaults,
  ...deskSessionFaults,
  ...tillFaults,
  ...deskFormFaults,
]

export function requireFault(id: string | undefined): Fault {
  const fault = faults.find((one) => one.id === id)
  if (!fault) throw new Error(`There is no fault ${id}`)
  return fault
}
