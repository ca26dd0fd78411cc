import { inRoot, runScript } from '../steps/programs.mjs'
import { report } from '../steps/report.mjs'

/** Serves the Studio from its sources, for developers of the content model. The site with its lake runs next to it. */
export function run(args) {
  report(`The Studio is at http://localhost:3333/studio/ and edits ${process.env.SITE_URL ?? 'http://localhost:3000'}`)
  return runScript('node_modules/vite/bin/vite.js', ['--config', inRoot('cms/studio/vite.config.ts'), ...args])
}
