import { runScript } from '../steps/programs.mjs'
import { buildSite } from '../steps/site.mjs'

export async function run(args) {
  await buildSite()
  return runScript('server/main.ts', args, { isTethered: true })
}
