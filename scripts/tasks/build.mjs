import { buildSite, buildStudio } from '../steps/site.mjs'

/** The Studio's build installs what it needs. */
export const needs = 'site'

export async function run() {
  await buildSite({ always: true })
  await buildStudio()
}
