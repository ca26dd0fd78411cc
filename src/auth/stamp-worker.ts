import { StampNeeded } from '#contract/values/stamps.ts'
import { solveStamp } from './solve-stamp.ts'

// Runs in its own worker: it receives a challenge and answers the stamp.

addEventListener('message', ({ data }) => postMessage(solveStamp(StampNeeded.parse(data))))
