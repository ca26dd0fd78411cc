import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** Takes an upgrade to a WebSocket if it is its own: true when taken. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
