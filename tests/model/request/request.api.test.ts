import { proveFlow } from '#tests/model/prove-flow.ts'
import { conventionFlow, packageFlow } from './request.flow.ts'

proveFlow(packageFlow)
proveFlow(conventionFlow)
