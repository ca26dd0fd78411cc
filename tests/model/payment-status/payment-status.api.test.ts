import { proveFlow } from '#tests/model/engine/prove-flow.ts'
import { paymentStatusFlow } from './payment-status.flow.ts'

proveFlow(paymentStatusFlow)
