import { timingSafeEqual } from 'node:crypto'

/** Whether two texts are equal, in a time that does not tell how much of a guess is right. */
export function isSameSecret(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
