import type { BrowserContext, Page, Route } from 'playwright-core'

const PICTURES = '**/{files,lake}/images/**'
const BLANK = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Answers every picture by an empty one: the server would have to make them. */
export async function blankPictures(place: Page | BrowserContext): Promise<void> {
  await place.route(PICTURES, answerBlank)
}

function answerBlank(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'image/gif', body: BLANK })
}
