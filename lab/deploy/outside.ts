import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createLake } from 'content-lake'
import { addAccount, fixedDirectory, tokenOf } from 'content-lake/testing/accounts'
import { networksOf } from '#api/platform/http/network-of.ts'
import { seedLake } from '#cms/content/seed-lake.ts'
import { LOCAL_LAKE } from '#cms/content/open-client.ts'
import { readGraphqlApi } from '#cms/graphql.ts'
import { createSandbox } from '#server/sandbox/sandbox.ts'
import { startMailServer } from '#tests/support/mail-server.ts'

export type Outside = {
  store: { storeId: string; storePassword: string }
  smtpUrl: string
  /** A viewer's, for the content lake. */
  lakeToken: string
  /** The newest code that was sent to a phone such as +8801712345678. */
  codeFor(phone: string): string | undefined
  close(): Promise<void>
}

const ADDRESS = '127.0.0.2'
const PORT = 8080
const GATEWAY = 'https://securepay.sslcommerz.com'

/** Port 443 of the machine is nginx's: it hands on what is for these names. */
const proxy = `server {
  listen 443 ssl http2;
  server_name securepay.sslcommerz.com smsplus.sslwireless.com *.sanity.io;
  ssl_certificate /etc/test-ca/outside.pem;
  ssl_certificate_key /etc/test-ca/outside.key;
  location / {
    proxy_pass http://${ADDRESS}:${PORT};
    proxy_set_header Host $host;
  }
}
`

const store = { storeId: 'resort', storePassword: 'the password of the store' }

/** Whom the site knows by their public names: the payment gateway, the SMS gateway, the content lake and its pictures, the mail server. */
export async function openOutside(): Promise<Outside> {
  const directory = await mkdtemp(path.join(tmpdir(), 'outside-'))
  const messages: { to: string; text: string }[] = []
  const mail = await startMailServer()
  const now = () => new Date()
  const gateway = createSandbox({ ...store, file: ':memory:', baseUrl: GATEWAY, notify: fetch, now })
  const log = { info: () => {}, warn: () => {}, error: console.error }
  const lake = createLake({
    folder: directory,
    directory: fixedDirectory,
    now,
    log,
    project: LOCAL_LAKE,
    publicUrl: 'https://cdn.sanity.io',
    origins: [],
    graphqlSchema: readGraphqlApi(),
    networksOf,
  })
  await seedLake(lake)
  addAccount(directory, { email: 'viewer@resort.example', role: 'viewer' })

  const takeMessage = async (request: Request) => {
    const { msisdn, sms }: { msisdn: string; sms: string } = await request.json()
    messages.push({ to: `+${msisdn}`, text: sms })
    return Response.json({ status: 'SUCCESS', status_code: 200 })
  }
  const atLake = (request: Request, { pathname, search }: URL) =>
    lake.fetch(new Request(`https://cdn.sanity.io/lake${pathname}${search}`, request), ADDRESS)
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    if (url.hostname.endsWith('sanity.io')) return atLake(request, url)
    return url.hostname.startsWith('smsplus') ? takeMessage(request) : gateway.app.fetch(request)
  }
  const listener = getRequestListener(answer, { overrideGlobalObjects: false })
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>((resolve) => {
    server.listen(PORT, ADDRESS, resolve)
  })
  await writeFile('/etc/nginx/sites-enabled/outside', proxy)

  return {
    store,
    smtpUrl: mail.url,
    lakeToken: tokenOf(directory, 'viewer'),
    codeFor(phone) {
      const text = messages.findLast(({ to }) => to === phone)?.text ?? ''
      return /#(\d{6})$/.exec(text)?.[1]
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await Promise.all([gateway.close(), mail.close()])
      lake.close()
    },
  }
}
