import { proveFlow } from '#tests/model/engine/prove-flow.ts'
import { poolFlow } from './pool.flow.ts'

proveFlow(poolFlow)
