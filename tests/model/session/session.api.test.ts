import { proveFlow } from '#tests/model/prove-flow.ts'
import { sessionFlow } from './session.flow.ts'

proveFlow(sessionFlow)
