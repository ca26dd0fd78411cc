import { proveFlow } from '#tests/model/prove-flow.ts'
import { checkoutFlow } from './checkout.flow.ts'

proveFlow(checkoutFlow)
