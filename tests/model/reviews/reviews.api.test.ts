import { proveFlow } from '#tests/model/prove-flow.ts'
import { reviewsFlow } from './reviews.flow.ts'

proveFlow(reviewsFlow)
