import * as z from 'zod/mini'
import { parseStored, type BrowserStorage } from '#src/lib/browser-storage.ts'

const STORAGE_KEY = 'REVIEWKEYS'
const MOST_KEPT = 100

const Kept = z.array(z.tuple([z.int(), z.string()]))

/** The keys that let this browser delete the reviews that it posted. */
export function createReviewKeys(storage: BrowserStorage) {
  const readAll = () => Kept.safeParse(parseStored(storage.get(STORAGE_KEY))).data ?? []
  const without = (id: number) => readAll().filter(([kept]) => kept !== id)
  const write = (all: z.infer<typeof Kept>) => storage.set(STORAGE_KEY, JSON.stringify(all.slice(-MOST_KEPT)))
  return {
    of: (id: number) => readAll().find(([kept]) => kept === id)?.[1],
    keep: (id: number, key: string) => write([...without(id), [id, key]]),
    drop: (id: number) => write(without(id)),
  }
}
