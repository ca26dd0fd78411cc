import { proveFlow } from '#tests/model/engine/prove-flow.ts'
import { conventionFlow, packageFlow } from './request.flow.ts'

proveFlow(packageFlow)
proveFlow(conventionFlow)
