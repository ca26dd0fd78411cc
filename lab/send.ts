import { type Agent, request } from 'node:http'

export type Asked = {
  path: string
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer | undefined
}

/** One request over a connection of the agent. The answer's bytes are received, counted and thrown away. */
export function send(agent: Agent, origin: string, asked: Asked): Promise<{ status: number; bytes: number }> {
  const { path, body, headers, method = 'GET' } = asked
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, origin), { agent, method, headers: { ...headers, ...length } }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
