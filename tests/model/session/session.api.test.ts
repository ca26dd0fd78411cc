import { proveFlow } from '#tests/model/engine/prove-flow.ts'
import { sessionFlow } from './session.flow.ts'

proveFlow(sessionFlow)
