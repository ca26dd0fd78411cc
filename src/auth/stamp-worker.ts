import { StampNeeded } from '#contract/values/stamps.ts'
import { solveStamp } from './solve-stamp.ts'

// Runs in a worker of its own: it is sent a challenge, and answers the stamp.

addEventListener('message', ({ data }) => postMessage(solveStamp(StampNeeded.parse(data))))
