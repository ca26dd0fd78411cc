import { buildSite } from './build-site.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { inRoot } from './root.mjs'
import { pinnedNode, runInSight } from './run.mjs'
import { runScript } from './say.mjs'

await runScript(async () => {
  await installDependencies()
  await buildSite()
  return runInSight(pinnedNode(), [inRoot('server/main.ts'), ...process.argv.slice(2)], { isTethered: true })
})
