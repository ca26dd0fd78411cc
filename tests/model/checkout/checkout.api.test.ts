import { proveFlow } from '#tests/model/engine/prove-flow.ts'
import { checkoutFlow } from './checkout.flow.ts'

proveFlow(checkoutFlow)
