import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  url: string
  /** Each mail as it was sent, headers and all. */
  mails: string[]
  close(): Promise<void>
}

/** A mail server that refuses mail to `missing@`. */
export async function startMailServer(): Promise<MailServer> {
  const mails: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo({ address }, _session, accept) {
      accept(address.startsWith('missing@') ? new Error(`${address} is unknown`) : undefined)
    },
    onData(stream, _session, accept) {
      void take(stream).then(() => accept(), accept)
    },
  })
  const take = async (stream: Readable) => {
    mails.push(await text(stream))
  }
  const listener = smtp.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise((resolve) => smtp.close(resolve)),
  }
}
