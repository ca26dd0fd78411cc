import { findChromium } from '../../scripts/steps/chromium.mjs'
import { createMachine } from './machine.mjs'
import { report } from '../../scripts/steps/report.mjs'
import { buildSite } from '../../scripts/steps/site.mjs'

/** Sets the site up on a Debian machine of its own as docs/operations.md says, and tries it there (deploy.test.ts). */
export async function run() {
  const CHROME_PATH = await findChromium()
  await buildSite()
  const machine = await createMachine()
  try {
    report('Preparing a Debian machine of its own …')
    await machine.install()
    await machine.addRelease('first')
    await machine.addRelease('second', (texts) => texts.replaceAll('Check Availability', 'Check availability now'))
    return await machine.boot({ CHROME_PATH })
  } finally {
    await machine.remove()
  }
}
