import { proveFlow } from '#tests/model/prove-flow.ts'
import { poolFlow } from './pool.flow.ts'

proveFlow(poolFlow)
