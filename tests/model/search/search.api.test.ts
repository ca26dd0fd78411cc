import { proveFlow } from '#tests/model/prove-flow.ts'
import { searchFlow } from './search.flow.ts'

proveFlow(searchFlow)
