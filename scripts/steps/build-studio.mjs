import { inRoot } from './root.mjs'
import { pinnedNode, runInSight } from './run.mjs'
import { Stop } from './say.mjs'

/** Builds the Studio, if the one that was built before is not the same. */
export async function buildStudio() {
  if (process.env.STUDIO === 'off') return
  const code = await runInSight(pinnedNode(), [inRoot('server/studio/build/main.ts')])
  if (code !== 0) throw new Stop('The Studio could not be built.')
}
