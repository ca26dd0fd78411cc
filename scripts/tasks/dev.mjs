import { inRoot, runNode } from '../steps/programs.mjs'

/** What the server runs from. Named, since otherwise Vite's own temporary files would restart it. */
const WATCHED = ['api', 'cms', 'contract', 'packages', 'server'].map((folder) => `--watch-path=${inRoot(folder)}`)

export function run() {
  return runNode([...WATCHED, '--watch-preserve-output', inRoot('server/main.ts'), '--dev'])
}
