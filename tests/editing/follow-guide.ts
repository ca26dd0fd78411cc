import { chapters } from './chapters.ts'
import { openAlbum } from './album.ts'
import { folderOf, readGuide, requireSamePictures } from './guide.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { startServer } from '#tests/support/start-server.ts'

const WINDOW = { width: 1200, height: 720 }
const PATIENCE_MS = 45_000

/** Does on a server of its own what the guide says, chapter by chapter. The first that does not work ends it, in a sentence. */
async function followGuide(): Promise<void> {
  const guide = await readGuide('editing')
  const server = await startServer({ env: { STUDIO: 'on' } })
  const browser = await openBrowser()
  const album = openAlbum(folderOf('editing'))
  try {
    const { page } = await browser.visit({ baseURL: server.url, viewport: WINDOW, locale: 'en-US' })
    page.setDefaultTimeout(PATIENCE_MS)
    for (const { title, promise, follow } of chapters) {
      if (!guide.headings.includes(title)) throw new Error(`docs/editing.md has no chapter “${title}” any more.`)
      console.log(`${title} …`)
      await follow({ server, page, album }).catch(async (cause: unknown) => {
        const sight = `${server.dataDir}-failed.png`
        await page.screenshot({ path: sight }).catch(() => undefined)
        throw new Error(`“${title}” in docs/editing.md says that ${promise}, and that failed (see ${sight}).`, {
          cause,
        })
      })
    }
    requireSamePictures('editing', guide, album.names())
  } finally {
    await browser.close()
    await server.stop()
  }
}

followGuide().catch((error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? `\n${error.cause.message}` : ''
  console.error(`${error instanceof Error ? error.message : String(error)}${cause}`)
  process.exitCode = 1
})
