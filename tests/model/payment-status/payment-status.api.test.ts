import { proveFlow } from '#tests/model/prove-flow.ts'
import { paymentStatusFlow } from './payment-status.flow.ts'

proveFlow(paymentStatusFlow)
