import { proveFlow } from '#tests/model/engine/prove-flow.ts'
import { contactFlow } from './contact.flow.ts'

proveFlow(contactFlow)
