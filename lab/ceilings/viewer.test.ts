import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LOCAL_LAKE } from '#cms/content/open-client.ts'
import { addAccount, tokenOf } from 'content-lake/testing/accounts'
import { costsOf } from './attacked-server.ts'
import { brokenCeilings } from './ceilings.ts'
import { flood, json, type Shot, times } from './flood.ts'

test('what a viewer of the Studio can cause in a minute stays below the ceilings', { timeout: 900_000 }, async () => {
  const costs = await costsOf({
    prepare: async ({ dataDir }) => aViewer(dataDir),
    async minute({ url }, viewer) {
      for (const calls of expensiveCalls) await flood(url, calls(viewer))
    },
  })

  expect(brokenCeilings('a viewer of the Studio', costs)).toEqual([])
})

const EMAIL = 'hostile@resort.example'
const lake = (rest: string) => `/lake/v2025-02-19/${rest}`
const { dataset } = LOCAL_LAKE

/** A member of the Studio's staff who may only read, signed in. */
function aViewer(dataDir: string): { authorization: string } {
  const directory = path.join(dataDir, 'lake')
  addAccount(directory, { email: EMAIL, role: 'viewer' })
  return { authorization: `Bearer ${tokenOf(directory, EMAIL)}` }
}

type Headers = ReturnType<typeof aViewer>

/** Counts nested over all documents, which are hours of work; no two are the same. */
function costlyQueries(headers: Headers): Iterable<Shot> {
  return times(80, () => {
    const query = `*[count(*[count(*[count(*[_id != ^._id]) > 1]) > 1]) > 1 && _id != "${randomUUID()}"]`
    return json(lake(`data/query/${dataset}?perspective=raw`), { query }, headers)
  })
}

/** Expensive queries in GraphQL. */
function costlyGraphql(headers: Headers): Iterable<Shot> {
  const fields = Array.from(
    { length: 200 },
    (_, index) => `a${index}: allSanityImageAsset { _id url metadata { dimensions { width height } } }`,
  )
  return times(60, (index) =>
    json(lake(`graphql/${dataset}/default`), { query: `{ ${fields.join(' ')} b${index}: __typename }` }, headers),
  )
}

/** Deletes what an expensive query picks. */
function costlyMutations(headers: Headers): Iterable<Shot> {
  const query = '*[count(*[count(*[count(*[_id != ^._id]) > 1]) > 1]) > 1]'
  const mutations = Array.from({ length: 50 }, () => ({ delete: { query } }))
  return times(20, () => json(lake(`data/mutate/${dataset}`), { mutations }, headers))
}

/** Secrets of previews, as large as a body may be, all different. */
function largeSecrets(headers: Headers): Iterable<Shot> {
  return times(80, (index) => {
    const secret = 's'.repeat(index % 2 === 0 ? 1_000_000 : 15_000)
    const create = { _id: `drafts.${randomUUID()}`, _type: 'sanity.previewUrlSecret', secret }
    return json(lake(`data/mutate/${dataset}`), { mutations: [{ create }] }, headers)
  })
}

function preferences(headers: Headers): Iterable<Shot> {
  return times(300, () => ({
    method: 'PUT',
    path: lake('users/me/keyvalue'),
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify([{ key: randomUUID(), value: 'v'.repeat(60_000) }]),
  }))
}

/** Copies of all that there is. */
function copies(headers: Headers): Iterable<Shot> {
  return times(1_300, () => ({ path: lake(`data/export/${dataset}`), headers }))
}

/** What a viewer can ask for, as expensive as possible, and more of it than is allowed. */
const expensiveCalls = [largeSecrets, preferences, costlyQueries, costlyGraphql, costlyMutations, copies]
