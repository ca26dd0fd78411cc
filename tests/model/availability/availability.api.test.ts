import { proveFlow } from '#tests/model/engine/prove-flow.ts'
import { roomFlow, wholeHouseFlow } from './availability.flow.ts'

proveFlow(roomFlow)
proveFlow(wholeHouseFlow)
