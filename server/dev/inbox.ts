import { Hono } from 'hono'
import type { Db } from '#api/platform/db/db.ts'
import { selectNewestMessages, selectMessagePage } from '#api/platform/messages/outbox.sql.ts'
import { type Message } from '#api/platform/messages/outbox.ts'
import type { Part } from '../app.ts'
import type { PeerEnv } from '../net/address.ts'
import { INBOX_POLICY, inboxPage } from './inbox-page.ts'

/** What is for the one alone who works on the site: what would have been sent, and the parts of the interface at /dev/ui. */
export function createDevPages({ db, site }: { db: Db; site: Part }): Hono<PeerEnv> {
  const app = new Hono<PeerEnv>()
  app.route('/', createInbox({ db }))
  app.get('/dev/ui', (context) => site.fetch(context.req.raw, context.env))
  return app
}

const NEWEST = 50

/** As in a mail program: nothing runs. */
const EMAIL_POLICY = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'"

/** GET /dev/inbox: what would have gone out by SMS and e-mail, a page for people, JSON for programs; /dev/inbox/{id}: an e-mail as a page. */
export function createInbox({ db }: { db: Db }): Hono {
  const app = new Hono()
  app.get('/dev/inbox/:id{[0-9]{1,9}}', async (context) => {
    const page = await selectMessagePage(db, Number(context.req.param('id')))
    if (page === undefined) return context.notFound()
    context.header('Cache-Control', 'no-store')
    context.header('Content-Security-Policy', EMAIL_POLICY)
    return context.html(page)
  })
  return app.get('/dev/inbox', async (context) => {
    const messages = await selectNewestMessages(db, NEWEST)
    context.header('Cache-Control', 'no-store')
    context.header('Vary', 'Accept')
    if (asksForJson(context.req.header('accept'))) return context.json(messages.map(onWire))
    context.header('Content-Security-Policy', INBOX_POLICY)
    return context.html(inboxPage(messages))
  })
}

function asksForJson(accept = ''): boolean {
  return accept.includes('application/json') && !accept.includes('text/html')
}

const onWire = ({ channel, to, text, at }: Message) => ({ channel, to, text, at: at.toISOString() })
