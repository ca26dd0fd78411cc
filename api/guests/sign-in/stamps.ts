import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { StampNeeded } from '#contract/values/stamps.ts'
import type { Problem } from '#contract/problem.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { isSameSecret } from '#api/platform/sealing/same-secret.ts'
import { isFirstUse } from '#api/platform/throttle/throttle.ts'

/** A stamp that was earned: `id` is spent with it. */
export type Stamp = { id: string; expiresAt: Date }

type StampDeps = Pick<Deps, 'now' | 'secrets' | 'limits'> & Throws<'stamp_needed'>

/** The stamp that a caller sent for this phone; throws `stamp_needed`, with a new challenge, where it is missing, wrong or too old. */
export function requireStamp(deps: StampDeps, { phone, stamp }: { phone: string; stamp: string | undefined }): Stamp {
  const read = readStamp(deps, { phone, stamp: stamp ?? '' })
  if (!read) throw stampNeeded(deps, phone)
  return read
}

/** Uses a stamp up in the caller's transaction: one buys one code. */
export async function spendStamp(
  db: Db,
  deps: StampDeps,
  { phone, stamp }: { phone: string; stamp: Stamp },
): Promise<void> {
  if (!(await isFirstUse(db, `stamp:${stamp.id}`, stamp.expiresAt))) throw stampNeeded(deps, phone)
}

function stampNeeded(deps: StampDeps, phone: string): Problem {
  const { bits, seconds } = deps.limits.codeStamp
  const expires = deps.now().getTime() + seconds * 1000
  const terms = [randomBytes(12).toString('base64url'), expires, bits].join('.')
  const data: StampNeeded = { Challenge: `${terms}.${macOf(deps, phone, terms)}`, Bits: bits }
  return deps.problem('stamp_needed', (t) => t.auth.stampNeeded, { data })
}

/** `id.expires.bits.mac.nonce`: a challenge of ours for this phone, and the number that solves it. */
const FORM = /^((?<id>[\w-]{16})\.(?<expires>\d{13})\.(?<bits>\d{1,2}))\.(?<mac>[\w-]{43})\.(?<nonce>\d{1,15})$/

function readStamp(deps: StampDeps, { phone, stamp }: { phone: string; stamp: string }): Stamp | undefined {
  const [, terms = '', id = '', expires = '', bits = '', mac = '', nonce = ''] = FORM.exec(stamp) ?? []
  if (id === '' || !isSameSecret(mac, macOf(deps, phone, terms))) return undefined
  const expiresAt = new Date(Number(expires))
  if (expiresAt <= deps.now()) return undefined
  return zeroBits(workOf(`${terms}.${mac}`, BigInt(nonce))) >= Number(bits) ? { id, expiresAt } : undefined
}

/** SHA-256 over the challenge's own hash and the nonce: one block for each try. */
function workOf(challenge: string, nonce: bigint): Buffer {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(nonce)
  return createHash('sha256').update(createHash('sha256').update(challenge).digest()).update(number).digest()
}

function zeroBits(hash: Buffer): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

function macOf({ secrets: { codePepper } }: Pick<StampDeps, 'secrets'>, phone: string, terms: string): string {
  return createHmac('sha256', codePepper).update(`stamp|${phone}|${terms}`).digest('base64url')
}
