type Bytes = Uint8Array<ArrayBuffer>

/** An address as it was asked for: what is stored for it, and where its answer is stored when there is none. */
type Asked = { found: Bytes | undefined; store: (text: string) => Bytes }

/** Answers as the bytes in which they are sent. */
export type StoredAnswers = { ask(address: string): Promise<Asked> }

const MAX_BYTES = 16 * 1024 * 1024

/** Stores answers for as long as `readRevision` answers the same; what comes too late is stored for its own revision, which is over. */
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
          // Made-up addresses are endless: they cost the others their place, and no memory.
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
