import type { DueMessage } from '#api/messages/outbox.ts'

/** Brings a message to a person, or throws. What it throws is logged: it names neither key nor text. */
export type Sender = (message: DueMessage) => Promise<void>
