import { Problem, ApiUnreachable, problemStatus } from '#contract/problem.ts'

/** A new idempotency key. A page that came by plain http over a local network has no `randomUUID`, but has random bytes. */
export function newActivityId(): string {
  return typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : uuidOf(crypto.getRandomValues(new Uint8Array(16)))
}

/** A version 4 UUID of 16 random bytes. */
export function uuidOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    if (index === 8) return (byte & 0x3f) | 0x80
    return byte
  }).map((byte) => byte.toString(16).padStart(2, '0'))
  const part = (start: number, end: number) => hex.slice(start, end).join('')
  return [part(0, 4), part(4, 6), part(6, 8), part(8, 10), part(10, 16)].join('-')
}

/** Where an id is stored until its answer: in this page, or in storage to outlive a reload. */
export type PendingIds = { read(): PendingId | undefined; write(pending: PendingId | undefined): void }
export type PendingId = { id: string; content: string }

/**
 * Gives each submission its own id, but the same id to one that repeats an unanswered one with the same content: the server may
 * have done the work, and then answers as it would have.
 */
export function idempotent<Input, Output>(
  call: (input: Input, activityId: string) => Promise<Output>,
  pendingIds: PendingIds = inThisPage(),
): (input: Input) => Promise<Output> {
  return async (input) => {
    const content = JSON.stringify(input)
    const pending = pendingIds.read()
    const id = pending?.content === content ? pending.id : newActivityId()
    pendingIds.write({ id, content })
    try {
      const output = await call(input, id)
      pendingIds.write(undefined)
      return output
    } catch (error) {
      if (!isUnanswered(error)) pendingIds.write(undefined)
      throw error
    }
  }
}

function inThisPage(): PendingIds {
  let pending: PendingId | undefined
  return {
    read: () => pending,
    write(next) {
      pending = next
    },
  }
}

/** A server error is not an answer either: the work may be half done, and continues with the same id. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Problem)) return error instanceof ApiUnreachable
  return error.code === 'activity_in_flight' || problemStatus[error.code] >= 500
}
