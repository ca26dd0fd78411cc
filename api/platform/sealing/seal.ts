import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const VERSION = 'v2'
/** Names no key: all are tried. */
const VERSION_WITHOUT_KEY = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

/** AES-256 keys, the newest first: it seals, and the others open what they sealed before. */
export type IdentityKeys = readonly [Uint8Array, ...Uint8Array[]]

/** A secret and whose it is, for example `guest:12`: what one row holds cannot be opened in another. */
export type SealContext = { keys: IdentityKeys; owner: string }

/** Encrypts a text with AES-256-GCM. An empty one stays empty. */
export function seal(text: string, { keys: [key], owner }: SealContext): string {
  if (text === '') return ''
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(bindingTo(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${sealPrefix(key)}${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/** Throws when its key is not among these, or when the sealed text was touched. */
export function unseal(sealed: string, { keys, owner }: SealContext): string {
  if (sealed === '') return ''
  const [version, ...parts] = sealed.split('.')
  if (version !== VERSION && version !== VERSION_WITHOUT_KEY) {
    throw new Error('A sealed text has an unknown version')
  }
  const candidates = version === VERSION ? keys.filter((key) => idOf(key) === parts[0]) : keys
  const payload = Buffer.from(parts.at(-1) ?? '', 'base64url')
  let failure: unknown = new Error('The key of a sealed text is not among those of IDENTITY_KEY')
  for (const key of candidates) {
    try {
      return open(payload, key, owner)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

function open(payload: Buffer, key: Uint8Array, owner: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, payload.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(bindingTo(owner))
    .setAuthTag(payload.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return decipher.update(payload.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

/** Keys for another purpose, one of each: what one seals, none of the others opens. */
export function derivedKeys([newest, ...older]: IdentityKeys, purpose: string): IdentityKeys {
  const derive = (key: Uint8Array) => new Uint8Array(hkdfSync('sha256', key, '', purpose, 32))
  return [derive(newest), ...older.map(derive)]
}

/** What begins all that a key seals: by it the texts are found that an older key sealed. */
export function sealPrefix(key: Uint8Array): string {
  return `${VERSION}.${idOf(key)}.`
}

/** Names a key without revealing it. */
function idOf(key: Uint8Array): string {
  return createHmac('sha256', key).update('names this key').digest('hex').slice(0, 8)
}

/** Distinguishes texts without revealing them: identity numbers are too short for a hash without a key. */
export function fingerprint(text: string, { keys: [key], owner }: SealContext): string {
  return createHmac('sha256', key).update(`${owner}|${text}`).digest('hex')
}

/** What is authenticated along with the text, though it is not in it. */
function bindingTo(owner: string): Buffer {
  return Buffer.from(owner)
}
