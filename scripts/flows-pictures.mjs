import './steps/old-node.mjs'

// Loaded after the check above, which static imports would precede.
import('./steps/flows-pictures.mjs').catch((error) => {
  console.error(error)
  process.exitCode = 1
})
