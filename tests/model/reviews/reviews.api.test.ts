import { proveFlow } from '#tests/model/engine/prove-flow.ts'
import { reviewsFlow } from './reviews.flow.ts'

proveFlow(reviewsFlow)
