import { proveFlow } from '#tests/model/engine/prove-flow.ts'
import { profileFlow } from './profile.flow.ts'

proveFlow(profileFlow)
