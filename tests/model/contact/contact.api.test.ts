import { proveFlow } from '#tests/model/prove-flow.ts'
import { contactFlow } from './contact.flow.ts'

proveFlow(contactFlow)
