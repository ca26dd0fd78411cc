import { bookingFaults } from './booking-faults.ts'
import type { Fault } from './fault.ts'
import { formFaults } from './form-faults.ts'
import { guestFaults } from './guest-faults.ts'

/** Every fault that the flows must see. */
export const faults: readonly Fault[] = [...guestFaults, ...bookingFaults, ...formFaults]
