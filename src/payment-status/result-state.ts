import type { SnapshotFrom } from 'xstate'
import type { paymentStatusMachine } from '#machines/payment-status.machine.ts'

export type ResultState = SnapshotFrom<typeof paymentStatusMachine>['value']
