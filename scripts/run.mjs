// `node scripts/run.mjs <task> …` runs a task of scripts/tasks/. Any Node that knows modules can read this file: an old one is named in a sentence
// before newer syntax fails.
import fs from 'fs'

const wanted = JSON.parse(fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8')).engines.node.slice(2)

if (isOlder(process.versions.node, wanted)) {
  console.error('Node ' + process.versions.node + ' is too old: install Node ' + wanted + ' or newer and try again.')
  process.exit(1)
}

import('./steps/run-task.mjs').then(
  (steps) => steps.runTask(process.argv[2], process.argv.slice(3)),
  (error) => {
    console.error(error)
    process.exitCode = 1
  },
)

function isOlder(version, least) {
  const parts = version.split('.').map(Number)
  const leastParts = least.split('.').map(Number)
  return parts[0] < leastParts[0] || (parts[0] === leastParts[0] && parts[1] < (leastParts[1] || 0))
}
