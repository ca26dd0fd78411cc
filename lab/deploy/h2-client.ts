import { readFileSync } from 'node:fs'
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import net from 'node:net'
import tls from 'node:tls'

export const SITE = 'https://resort.example'

export type H2Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

export type H2Client = {
  /** `path` begins with a slash; with a body it is a POST of JSON. */
  ask(path: string, options?: { headers?: Readonly<Record<string, string>>; body?: string }): Promise<H2Answer>
  close(): void
}

/** nginx ends a connection after 1,000 requests; a browser then opens another one, and so does this client beforehand. */
const REQUESTS_OF_A_CONNECTION = 500

/** Speaks HTTP/2 from an address of the loopback, as another visitor. The certificate is checked. */
export function openH2(localAddress = '127.0.0.1'): H2Client {
  const ca = readFileSync('/etc/test-ca/ca.pem')
  const open = () => {
    const secured = { servername: 'resort.example', ca, ALPNProtocols: ['h2'] }
    const createConnection = () =>
      tls.connect({ ...secured, socket: net.connect({ host: '127.0.0.1', port: 443, localAddress }) })
    const opened = connect(SITE, { createConnection })
    // What is under way fails by itself.
    opened.on('error', () => {})
    return opened
  }
  let session = open()
  let count = 0
  return {
    ask(path, { headers = {}, body } = {}) {
      if (count >= REQUESTS_OF_A_CONNECTION) {
        session.close()
        session = open()
        count = 0
      }
      count += 1
      return request(session, { ':path': path, ...headers }, body)
    },
    close: () => session.close(),
  }
}

function request(
  session: ClientHttp2Session,
  headers: Readonly<Record<string, string>>,
  body: string | undefined,
): Promise<H2Answer> {
  return new Promise((resolve, reject) => {
    const isPost = body !== undefined
    const method = isPost ? { ':method': 'POST', 'content-type': 'application/json' } : { ':method': 'GET' }
    const stream = session.request({ ...method, ...headers }, { endStream: !isPost })
    const chunks: Buffer[] = []
    let answered: IncomingHttpHeaders = {}
    stream.on('response', (received) => {
      answered = received
    })
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('error', reject)
    stream.on('end', () =>
      resolve({ status: Number(answered[':status']), headers: answered, body: Buffer.concat(chunks) }),
    )
    if (isPost) stream.end(body)
  })
}
