import { proveFlow } from '#tests/model/engine/prove-flow.ts'
import { pictureFlow } from './picture.flow.ts'

proveFlow(pictureFlow)
