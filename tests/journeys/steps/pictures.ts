import type { BrowserContext, Page, Route } from 'playwright-core'

const PICTURES = '**/{files,lake}/images/**'
/** Large enough to have a width on every screen: one without counts as failed. */
const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"/>'

/** Answers every picture by an empty one: the server would have to make them. */
export async function blankPictures(place: Page | BrowserContext): Promise<void> {
  await place.route(PICTURES, answerBlank)
}

function answerBlank(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'image/svg+xml', body: BLANK })
}
