import path from 'node:path'
import { Hono } from 'hono'
import { paperPath } from '#contract/money/paper.ts'
import type { Deps } from '#api/platform/deps.ts'
import { countUseByNetwork } from '#api/platform/http/count-networks.ts'
import type { ApiEnv } from '#api/platform/http/env.ts'
import { networkOf } from '#api/platform/http/network-of.ts'
import { patternOf } from '#api/platform/http/serve.ts'
import { opensOrder } from '#api/platform/order-link.ts'
import { WordedProblem } from '#api/platform/worded-problem.ts'
import { countUse } from '#api/platform/throttle/throttle.ts'
import { keepDrawn, tagOf } from './drawn-pdfs.ts'
import { sheetsByLink } from './papers.ts'
import { pdfOf } from './pdf.ts'

type PdfDeps = Pick<Deps, 'db' | 'now' | 'resortOnPaper' | 'secrets' | 'limits'>

/** Sheets as PDF, for anyone who has the link that staff sent: it opens the sheets of one order, and nothing else. */
export function pdfRoutes(deps: PdfDeps): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>()
  const pdfs = keepDrawn(deps)
  routes.get(patternOf(paperPath), async (context) => {
    const part = (name: string) => context.req.param(name) ?? ''
    const [code, token, key] = [part('Code'), part('Token'), path.basename(part('File'), '.pdf')]
    await countUseByNetwork(deps, 'papersPerAddress', { network: networkOf(context.env?.address ?? 'unknown') })
    const isOpened = opensOrder(deps.secrets, { purpose: 'paper', code }, token)
    const order = isOpened ? await sheetsByLink(deps, code) : undefined
    const sheet = order?.sheets.get(key)?.()
    if (!order || !sheet) throw new WordedProblem('not_found', (t) => t.paper.unknown)
    const tag = tagOf(sheet)
    const etag = `"${tag}"`
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, { ETag: etag })
    const kept = pdfs.find(tag)
    if (!kept) await countUse(deps, 'papersPerOrder', code)
    return context.body(await (kept ?? pdfs.draw(tag, () => pdfOf(order.t, sheet))), 200, {
      ETag: etag,
      'Content-Type': 'application/pdf',
      // The name of a sheet that is there, and not the text of the address, which may hold anything.
      'Content-Disposition': `inline; filename="${key}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    })
  })
  return routes
}
