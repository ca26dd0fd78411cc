import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** Takes an upgrade to a WebSocket if it is its own: true when taken. `address` is the caller's. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer, address: string) => boolean
