import type { RunningServer } from '#tests/support/start-server.ts'

const SEEN_WITHIN_MS = 20_000

/** Whether a page has these words for who opens it now. */
export async function visitorsSee({ url }: RunningServer, page: string, words: string): Promise<boolean> {
  const response = await fetch(url + page)
  return (await response.text()).includes(words)
}

export async function untilVisitorsSee(server: RunningServer, page: string, words: string): Promise<void> {
  const end = Date.now() + SEEN_WITHIN_MS
  while (!(await visitorsSee(server, page, words))) {
    if (Date.now() > end) throw new Error(`No visitor of ${page} sees “${words}”.`)
  }
}
