import { buildSite } from './steps/build-site.mjs'
import { buildStudio } from './steps/build-studio.mjs'
import { installDependencies } from './steps/install-dependencies.mjs'
import { runScript } from './steps/say.mjs'

await runScript(async () => {
  await installDependencies()
  await buildSite({ always: true })
  await buildStudio()
})
