import { createHmac, timingSafeEqual } from 'node:crypto'

export const SIGNATURE_HEADER = 'sanity-webhook-signature'

/** A notice that was under way for longer is not believed; what it told of is found by asking regularly. */
const WINDOW_MS = 5 * 60_000

export type Signed = 'good' | 'unsigned' | 'wrong' | 'old'

/** Whether the holder of `secret` wrote these very bytes, lately. `now` is in milliseconds. */
export function checkSignature(
  { header, body }: { header: string | undefined; body: Uint8Array },
  { secret, now }: { secret: string; now: number },
): Signed {
  const [, at = '', signature = ''] = /^t=(\d{13,16})[, ]+v1=([^, ]+)$/.exec(header ?? '') ?? []
  if (signature === '') return 'unsigned'
  const expected = sign(body, { secret, at })
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong'
  return Math.abs(now - Number(at)) > WINDOW_MS ? 'old' : 'good'
}

/** The header that the hosted lake sends with a notice; `at` is in milliseconds. */
export function signatureOf(body: Uint8Array, { secret, at }: { secret: string; at: number }): string {
  return `t=${at},v1=${sign(body, { secret, at: String(at) }).toString('base64url')}`
}

function sign(body: Uint8Array, { secret, at }: { secret: string; at: string }): Buffer {
  return createHmac('sha256', secret).update(`${at}.`).update(body).digest()
}
