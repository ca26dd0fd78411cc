import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

const HEADER_BYTES = 8
/** AuthenticationOk and ReadyForQuery. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
const GOODBYE = 0x58

/**
 * A pooler of transactions as PgBouncer was before 1.21: all clients share one session, whose prepared statements are those of
 * any of them. It drops the parameters that it does not know. For clients that ask one after another.
 */
export async function anOldPooler(target: string): Promise<{ url: string; close(): void }> {
  const behind = new URL(target)
  const session = connect(Number(behind.port), behind.hostname)
  const clients = new Set<Socket>()
  let asking: Socket | undefined
  session.on('data', (chunk) => asking?.write(chunk)).on('error', () => {})
  const server = createServer((client) => {
    const isFirst = clients.size === 0
    clients.add(client)
    client.on('error', () => {})
    client.once('data', (startup: Buffer) => {
      asking = client
      if (isFirst) session.write(withoutTimeLimit(startup))
      else client.write(WELCOME)
      client.on('data', (chunk: Buffer) => {
        asking = client
        if (chunk[0] !== GOODBYE) session.write(chunk)
      })
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const url = new URL(target)
  url.search = ''
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    close() {
      for (const socket of [...clients, session]) socket.destroy()
      server.close()
    },
  }
}

function withoutTimeLimit(startup: Buffer): Buffer {
  const words = startup.subarray(HEADER_BYTES).toString().split('\0')
  const at = words.indexOf('statement_timeout')
  const body = Buffer.from(words.toSpliced(at, 2).join('\0'))
  const header = Buffer.from(startup.subarray(0, HEADER_BYTES))
  header.writeInt32BE(HEADER_BYTES + body.length)
  return Buffer.concat([header, body])
}
