import { proveFlow } from '#tests/model/engine/prove-flow.ts'
import { authFlow } from './auth.flow.ts'

proveFlow(authFlow)
