import { flows } from './flows.ts'
import { proveFlow } from './engine/prove-flow.ts'

flows.forEach(proveFlow)
