import { proveFlow } from '#tests/model/prove-flow.ts'
import { authFlow } from './auth.flow.ts'

proveFlow(authFlow)
