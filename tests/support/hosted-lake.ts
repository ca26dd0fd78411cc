import type { LakeDocument } from 'content-lake/document'
import { createGraphqlRoutes } from 'content-lake/graphql'
import { evaluate, parse } from 'groq-js'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { onTestFinished } from 'vitest'
import { readGraphqlApi } from '#cms/graphql.ts'
import { seedAssets } from '#cms/seed/seed-assets.ts'
import { seedDocuments } from '#cms/seed/seed-documents.ts'
import { LOCAL_LAKE } from '#cms/content/open-client.ts'

export const HOSTED = { projectId: 'a1b2c3d4', dataset: LOCAL_LAKE.dataset, token: 'the token of a viewer' }

const ORIGIN = `https://${HOSTED.projectId}.api.sanity.io`
const CDN = 'https://cdn.sanity.io'
const written = { _rev: 'seed', _createdAt: '2026-11-01T00:00:00Z', _updatedAt: '2026-11-01T00:00:00Z' }

export type HostedLake = {
  /** Publishes a change of one document. */
  publish(id: string, fields: object): void
  /** The network is gone, or back. */
  setAway(isAway: boolean): void
  /** How many questions were asked, by `groq` and `graphql`. */
  asked: { groq: number; graphql: number }
}

/** Answers at the hosted Content Lake's own addresses as it does: in its frame, with its errors, and pictures on its CDN. */
export function aHostedLake(): HostedLake {
  const documents = new Map(dataset().map((document) => [document._id, document]))
  const graphql = createGraphqlRoutes({ schema: readGraphqlApi(), dataset: HOSTED.dataset, documents: () => documents })
  const asked = { groq: 0, graphql: 0 }
  let isAway = false

  const refusal = (request: Request) => {
    if (isAway) return HttpResponse.error()
    if (request.headers.get('authorization') === `Bearer ${HOSTED.token}`) return undefined
    const message = 'Session not found'
    return HttpResponse.json(
      { statusCode: 401, error: 'Unauthorized', message, errorCode: 'SIO-401-ANF' },
      { status: 401 },
    )
  }
  const server = setupServer(
    http.get(`${ORIGIN}/v2025-02-19/data/query/${HOSTED.dataset}`, async ({ request }) => {
      const refused = refusal(request)
      if (refused) return refused
      asked.groq += 1
      const { searchParams } = new URL(request.url)
      if (searchParams.get('perspective') !== 'published') throw new Error('Only what is published is asked for')
      const params = [...searchParams]
        .filter(([name]) => name.startsWith('$'))
        .map(([name, value]) => [name.slice(1), JSON.parse(value)])
      const tree = parse(searchParams.get('query') ?? '', { params: Object.fromEntries(params) })
      const found = await evaluate(tree, {
        dataset: [...documents.values()],
        dereference: async ({ _ref }: { _ref: string }) => documents.get(_ref),
      })
      return HttpResponse.json({ result: await found.get(), syncTags: ['s1:8gMMbQ'], ms: 4 })
    }),
    http.post(`${ORIGIN}/v2025-02-19/graphql/${HOSTED.dataset}/default`, async ({ request }) => {
      const refused = refusal(request)
      if (refused) return refused
      asked.graphql += 1
      return graphql.request(new URL(request.url).pathname.replace(/^\/v[^/]+/, ''), request)
    }),
  )
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => server.close())

  return {
    publish(id, fields) {
      const before = documents.get(id)
      if (!before) throw new Error(`There is no document ${id}`)
      documents.set(id, { ...before, ...fields, _rev: `${before._rev}'`, _updatedAt: new Date().toISOString() })
    },
    setAway(away) {
      isAway = away
    },
    asked,
  }
}

function dataset(): LakeDocument[] {
  const assets = seedAssets(`${HOSTED.projectId}/${HOSTED.dataset}`).map(({ document }) => ({
    ...document,
    url: `${CDN}/${document.path}`,
  }))
  return [...seedDocuments(), ...assets].map((document) => ({ ...document, ...written }))
}
