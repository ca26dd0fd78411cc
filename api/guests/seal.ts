import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A secret and whose it is: what one guest's row holds cannot be opened in another's. */
type SealContext = { key: Uint8Array; guestId: number }

/** Encrypts an identity number with AES-256-GCM. No number stays no number. */
export function seal(text: string, { key, guestId }: SealContext): string {
  if (text === '') return ''
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(ownerOf(guestId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/** Throws when the key is another one, or when the sealed text was touched. */
export function unseal(sealed: string, { key, guestId }: SealContext): string {
  if (sealed === '') return ''
  const [version, payload = ''] = sealed.split('.')
  if (version !== VERSION) throw new Error('A sealed identity number has an unknown version')
  const bytes = Buffer.from(payload, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(ownerOf(guestId))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

/** Distinguishes texts without revealing them: identity numbers are too short for a hash without a key. */
export function fingerprint(text: string, { key, guestId }: SealContext): string {
  return createHmac('sha256', key).update(`${guestId}|${text}`).digest('hex')
}

function ownerOf(guestId: number): Buffer {
  return Buffer.from(`guest:${guestId}`)
}
