import { proveFlow } from './engine/prove-flow.ts'
import { guestFlows } from './flows.ts'

guestFlows.forEach(proveFlow)
