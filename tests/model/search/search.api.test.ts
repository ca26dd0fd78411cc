import { proveFlow } from '#tests/model/engine/prove-flow.ts'
import { searchFlow } from './search.flow.ts'

proveFlow(searchFlow)
