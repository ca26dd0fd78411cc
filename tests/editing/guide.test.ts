import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { openAlbum } from './album.ts'
import type { Reader } from './chapter.ts'
import { chapters } from './chapters.ts'
import { folderOf, readGuide, requireSamePictures, type Guide } from './guide.ts'
import { openStudioServer } from './steps/studio-server.ts'

// What the guide for editors says, done chapter by chapter in one window: each goes on where the one before it ended.

const WINDOW = { width: 1200, height: 720 }
const server = openStudioServer()
const album = openAlbum(process.env['PICTURES'] === 'on' ? folderOf('editing') : undefined)

let guide: Guide
let page: Page
beforeAll(async () => {
  guide = await readGuide('editing')
  const browser = await openBrowser()
  const visitor = await browser.visit({ baseURL: server().url, viewport: WINDOW, locale: 'en-US' })
  page = visitor.page
  page.setDefaultTimeout(45_000)
  return () => browser.close()
})

test.each(chapters)('“$title” in the guide: $promise', async ({ title, follow }) => {
  const reader: Reader = { server: server(), page, album }

  expect(guide.headings).toContain(title)
  await follow(reader)
})

test('the guide shows the pictures that its chapters take', () => {
  expect(() => requireSamePictures('editing', guide, album.names())).not.toThrow()
})
