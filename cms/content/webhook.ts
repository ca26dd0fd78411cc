import { createHmac, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod'
import type { ContentLog } from './content-cache.ts'

type WebhookOptions = {
  secret: string
  /** Milliseconds since 1970. */
  now: () => number
  log: ContentLog
  /** Something was published or removed. The notice only triggers a read of the lake; its content is not trusted. */
  onPublish: () => void
}

const BODY_BYTES = 256 * 1024

/** Far more than come in the window in which a notice is believed. */
const REMEMBERED = 1_000

const Notice = z.object({ _id: z.string(), _rev: z.string().optional() })

/** POST /content/webhook: the hosted lake reports a publish. */
export function createWebhook({ secret, now, log, onPublish }: WebhookOptions): Hono {
  const seen = new Set<string>()

  function isNew(keys: readonly string[]): boolean {
    if (keys.some((key) => seen.has(key))) return false
    for (const key of keys) seen.add(key)
    for (const oldest of [...seen].slice(0, Math.max(0, seen.size - REMEMBERED))) seen.delete(oldest)
    return true
  }

  return new Hono().post('/content/webhook', bodyLimit({ maxSize: BODY_BYTES }), async (context) => {
    // The signature is over the bytes as they came: parsed and written again they may be others.
    const body = new Uint8Array(await context.req.arrayBuffer())
    const header = context.req.header(SIGNATURE_HEADER)
    const signed = checkSignature({ header, body }, { secret, now: now() })
    if (signed !== 'good') {
      log.warn({ signature: signed }, 'a notice of a publish was refused')
      return context.json({ message: `The signature is ${signed}` }, 401)
    }
    const notice = Notice.safeParse(parseJson(body))
    if (!notice.success) return context.json({ message: 'The notice must have the _id of a document' }, 400)
    const { _id: id, _rev: revision } = notice.data
    if (!isPublished(id)) return context.json({ status: 'ignored: not published' })

    // The same notice may come twice, and so may the same change: a removal has the revision of the publish before it.
    const change = revision && `${id} ${revision} ${context.req.header('sanity-operation') ?? ''}`
    if (!isNew([String(header), ...(change ? [change] : [])])) return context.json({ status: 'known' })
    onPublish()
    return context.json({ status: 'accepted' }, 202)
  })
}

/** An id with a dot is a draft's, a version's or the lake's own. */
function isPublished(id: string): boolean {
  return !id.includes('.')
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined // The caller says what is wrong with it.
  }
}

const SIGNATURE_HEADER = 'sanity-webhook-signature'

/** A notice that was under way for longer is not believed; its change is found by polling. */
const WINDOW_MS = 5 * 60_000

type Signed = 'good' | 'unsigned' | 'wrong' | 'old'

/** Whether the holder of `secret` wrote these very bytes, lately. `now` is in milliseconds. */
function checkSignature(
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
