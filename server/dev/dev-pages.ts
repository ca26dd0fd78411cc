import { Hono } from 'hono'
import type { Db } from '#api/db/db.ts'
import type { Part } from '../app.ts'
import type { PeerEnv } from '../net/address.ts'
import { createInbox } from './inbox.ts'

/** What is for the one alone who works on the site: what would have been sent, and the parts of the interface at /dev/ui. */
export function createDevPages({ db, site }: { db: Db; site: Part }): Hono<PeerEnv> {
  const app = new Hono<PeerEnv>()
  app.route('/', createInbox({ db }))
  app.get('/dev/ui', (context) => site.fetch(context.req.raw, context.env))
  return app
}
