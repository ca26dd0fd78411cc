import { proveFlow } from '#tests/model/prove-flow.ts'
import { cartFlow } from './cart.flow.ts'

proveFlow(cartFlow)
