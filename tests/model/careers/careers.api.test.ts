import { proveFlow } from '#tests/model/prove-flow.ts'
import { careersFlow } from './careers.flow.ts'

proveFlow(careersFlow)
