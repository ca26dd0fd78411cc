import { installDependencies } from './install-dependencies.mjs'
import { inRoot } from './root.mjs'
import { pinnedNode, runInSight } from './run.mjs'
import { runScript } from './say.mjs'

/** What the server runs from. Named, since otherwise Vite's own passing files would restart it. */
const WATCHED = ['api', 'cms', 'contract', 'server'].map((folder) => `--watch-path=${inRoot(folder)}`)

await runScript(async () => {
  await installDependencies()
  return runInSight(pinnedNode(), [...WATCHED, '--watch-preserve-output', inRoot('server/main.ts'), '--dev'])
})
