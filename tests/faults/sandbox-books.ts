import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { openBooks, openSessionStore } from '#server/sandbox/session-store.ts'

// The gateway keeps books of its own, beside the shop's database.

const TURNS = 1_000_000

/** Waits, at every turn, until the gateway has taken the money of a payment page. */
export async function untilPaid(dataDir: string, paymentUrl: string): Promise<void> {
  const books = openBooks(path.join(dataDir, 'sandbox.sqlite'))
  const pages = openSessionStore(books)
  try {
    for (let turns = 0; turns < TURNS; turns += 1) {
      if (pages.find(keyOf(paymentUrl))?.status === 'VALID') return
      await turn()
    }
    throw new Error('The gateway has not taken the money')
  } finally {
    books.close()
  }
}

function keyOf(paymentUrl: string): string {
  return new URL(paymentUrl).pathname.split('/').at(-1) ?? ''
}
