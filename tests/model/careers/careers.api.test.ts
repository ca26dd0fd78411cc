import { proveFlow } from '#tests/model/engine/prove-flow.ts'
import { careersFlow } from './careers.flow.ts'

proveFlow(careersFlow)
