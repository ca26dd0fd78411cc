import { proveFlow } from '#tests/model/engine/prove-flow.ts'
import { cancellationFlow } from './cancellation.flow.ts'

proveFlow(cancellationFlow)
