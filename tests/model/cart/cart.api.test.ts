import { proveFlow } from '#tests/model/engine/prove-flow.ts'
import { cartFlow } from './cart.flow.ts'

proveFlow(cartFlow)
