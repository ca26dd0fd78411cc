import { proveFlow } from '#tests/model/prove-flow.ts'
import { profileFlow } from './profile.flow.ts'

proveFlow(profileFlow)
