import { buildSite, buildStudio } from '../steps/site.mjs'

/** It needs neither the Studio nor tests and tools. */
export const isLean = process.env.STUDIO === 'off'

export async function run() {
  await buildSite({ always: true })
  await buildStudio()
}
