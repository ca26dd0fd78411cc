import { buildSite, buildStudio } from '../steps/site.mjs'

export async function run() {
  await buildSite({ always: true })
  await buildStudio()
}
