import { installDependencies } from './install-dependencies.mjs'
import { inRoot } from './root.mjs'
import { pinnedNode, runInSight } from './run.mjs'
import { runScript } from './say.mjs'

/** `npm run flows:mutate` plants faults, and says which of them no flow sees. */
await runScript(async () => {
  await installDependencies()
  return runInSight(pinnedNode(), [inRoot('tests/model/faults/mutate.ts'), ...process.argv.slice(2)])
})
