import { proveFlow } from '#tests/model/prove-flow.ts'
import { pictureFlow } from './picture.flow.ts'

proveFlow(pictureFlow)
