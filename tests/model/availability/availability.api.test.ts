import { proveFlow } from '#tests/model/prove-flow.ts'
import { roomFlow, wholeHouseFlow } from './availability.flow.ts'

proveFlow(roomFlow)
proveFlow(wholeHouseFlow)
