import { proveFlow } from '#tests/model/prove-flow.ts'
import { cancellationFlow } from './cancellation.flow.ts'

proveFlow(cancellationFlow)
