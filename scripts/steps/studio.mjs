import { installDependencies } from './install-dependencies.mjs'
import { inRoot } from './root.mjs'
import { pinnedNode, runInSight } from './run.mjs'
import { runScript, say } from './say.mjs'

/** `npm run studio` serves the Studio from its sources, for who works on the content model. The site with its lake runs beside it. */
await runScript(async () => {
  await installDependencies()
  say(`The Studio is at http://localhost:3333/studio/ and edits ${process.env.SITE_URL ?? 'http://localhost:3000'}`)
  return runInSight(pinnedNode(), [
    inRoot('node_modules/vite/bin/vite.js'),
    '--config',
    inRoot('cms/studio/vite.config.ts'),
    ...process.argv.slice(2),
  ])
})
