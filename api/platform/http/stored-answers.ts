type Bytes = Uint8Array<ArrayBuffer>

/** `found`: what is stored for the address; `store` stores its answer where nothing is. */
type Asked = { found: Bytes | undefined; store: (text: string) => Bytes }

/** Answers as the bytes in which they are sent. */
export type StoredAnswers = { ask(address: string): Promise<Asked> }

const MAX_BYTES = 16 * 1024 * 1024

/** Stores answers until the revision changes. One that comes too late is stored under its own revision, and never served. */
export function createStoredAnswers(readRevision: () => Promise<string>): StoredAnswers {
  const encoder = new TextEncoder()
  let newest = { revision: '', answers: new Map<string, Bytes>(), bytes: 0 }

  return {
    async ask(address) {
      const revision = await readRevision()
      if (newest.revision !== revision) newest = { revision, answers: new Map(), bytes: 0 }
      const edition = newest
      return {
        found: edition.answers.get(address),
        store(text) {
          const bytes = encoder.encode(text)
          edition.bytes += bytes.length - (edition.answers.get(address)?.length ?? 0)
          // An attacker can invent URLs without end, so a full cache is emptied instead of growing.
          if (edition.bytes > MAX_BYTES) {
            edition.answers.clear()
            edition.bytes = bytes.length
          }
          edition.answers.set(address, bytes)
          return bytes
        },
      }
    },
  }
}
