import { randomUUID } from 'node:crypto'
import { openTill, takePayment } from '#contract/money/till.ts'
import { today as readToday } from '#contract/reception/orders.ts'
import { dhakaDate, dhakaInstant } from '#contract/values/calendar.ts'
import {
  callDesk,
  enterDesk,
  signInColleague,
  signInFirstOwner,
  type StaffBrowser,
} from '#tests/support/desk/staff-browser.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { startServer } from '#tests/support/start-server.ts'
import { openAlbum } from '../album.ts'
import { folderOf, readGuide, requireSamePictures } from '../guide.ts'
import { pictures } from './pictures.ts'

const PATIENCE_MS = 30_000
/** The hour that the desk's pages show, so that pictures of one day differ only where the desk does. */
const HOUR = '15:00'

/** Takes the pictures of the guide to the front desk at a resort of its own, with the guests of the demo. */
async function takePictures(): Promise<void> {
  const guide = await readGuide('desk')
  const lost = pictures.find(({ chapter }) => !guide.headings.includes(chapter))
  if (lost) throw new Error(`docs/desk.md has no chapter “${lost.chapter}” any more.`)
  const server = await startServer({ args: ['--demo'] })
  const browser = await openBrowser()
  const album = openAlbum(folderOf('desk'))
  try {
    const manager = await signInColleague(await signInFirstOwner(server), 'manager', 'Shirin Sultana')
    await beginShift(manager)
    for (const { name, size, isSignedOut, show } of pictures) {
      console.log(`${name} …`)
      const { context, page, leave } = await browser.visit({ baseURL: server.url, viewport: size })
      page.setDefaultTimeout(PATIENCE_MS)
      await page.clock.setFixedTime(dhakaInstant(`${dhakaDate(Date.now())}T${HOUR}`))
      if (!isSignedOut) await enterDesk(context, manager)
      const look = await show(page)
      await album.save(page, name, look)
      await leave()
    }
    requireSamePictures('desk', guide, album.names())
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** A shift with a receipt: the guests who leave today pay a part of what they owe. */
async function beginShift(manager: StaffBrowser): Promise<void> {
  const { Leaving } = await callDesk(manager, readToday, { query: { Date: dhakaDate(Date.now()) } })
  const Code = Leaving.find(({ State }) => State === 'inHouse')?.Code
  if (Code === undefined) throw new Error('No guests of the demo leave today')
  await callDesk(manager, openTill, { body: { ActivityId: randomUUID(), Float: 5_000 } })
  const part = { ActivityId: randomUUID(), Code, Amount: 6_500, Method: 'cash' as const, Reference: '' }
  await callDesk(manager, takePayment, { body: part })
}

takePictures().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
