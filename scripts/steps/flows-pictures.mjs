import { installDependencies } from './install-dependencies.mjs'
import { inRoot } from './root.mjs'
import { pinnedNode, runInSight } from './run.mjs'
import { runScript } from './say.mjs'

await runScript(async () => {
  await installDependencies()
  return runInSight(pinnedNode(), [inRoot('tests/flows/pictures/write-pictures.ts')])
})
