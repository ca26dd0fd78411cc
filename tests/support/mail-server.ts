import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export type MailServer = {
  url: string
  /** Each mail as it was sent, headers and all. */
  mails: string[]
  close(): Promise<void>
}

/** A mail server that speaks just enough SMTP, and takes no mail to `nobody@`. */
export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = []
  const server = createServer((socket) => converse(socket, (mail) => void mails.push(mail)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    async close() {
      server.close()
      await once(server, 'close')
    },
  }
}

function converse(socket: Socket, receive: (mail: string) => void): void {
  let buffer = ''
  let isMail = false
  const say = (line: string) => void socket.write(`${line}\r\n`)
  say('220 mail.test')
  socket.setEncoding('utf8')
  socket.on('data', (text: string) => {
    buffer += text
    for (;;) {
      const ending = isMail ? '\r\n.\r\n' : '\r\n'
      const end = buffer.indexOf(ending)
      if (end < 0) return
      const part = buffer.slice(0, end)
      buffer = buffer.slice(end + ending.length)
      if (isMail) {
        receive(part)
        isMail = false
        say('250 taken')
      } else if (part === 'DATA') {
        isMail = true
        say('354 go on')
      } else if (part === 'QUIT') {
        socket.end('221 bye\r\n')
      } else {
        say(part.startsWith('RCPT TO:<nobody@') ? '550 nobody@resort.test is unknown' : '250 fine')
      }
    }
  })
}
