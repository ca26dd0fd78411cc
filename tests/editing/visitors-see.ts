import { expect } from 'vitest'
import type { RunningServer } from '#tests/support/start-server.ts'

/** What is published is seen soon; on a machine so busy that the site misses it, once the site has looked again, a minute later. */
export const SOON = { timeout: 75_000 }

/** A page as someone gets it who opens it now. */
export async function readAsVisitor({ url }: RunningServer, page: string): Promise<string> {
  const response = await fetch(url + page)
  return response.text()
}

export async function untilVisitorsSee(server: RunningServer, page: string, words: string): Promise<void> {
  await expect.poll(() => readAsVisitor(server, page), SOON).toContain(words)
}
