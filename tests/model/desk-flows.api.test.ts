import { proveFlow } from './engine/prove-flow.ts'
import { deskFlows } from './flows.ts'

// A file of their own: two files run on two cores.
deskFlows.forEach(proveFlow)
