import { installDependencies } from './steps/install-dependencies.mjs'
import { runScript } from './steps/say.mjs'

await runScript(installDependencies)
