import { GraphQLClient } from 'graphql-request'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { DIRECTOR_API } from '../../testing/director-api.ts'
import { aLake } from '../../testing/test-lake.ts'
import { answerProblem } from '../core/http.ts'
import type { LakeDocument } from '../core/document.ts'
import type { LakeEnv } from '../core/lake-env.ts'
import { createGraphqlRoutes } from './graphql-routes.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const written = { _rev: '1', _createdAt: '', _updatedAt: '' }

const portrait = (name: string): LakeDocument => ({
  ...written,
  _id: `image-${name}`,
  _type: 'sanity.imageAsset',
  url: `/${name}.jpg`,
  originalFilename: `${name}.jpg`,
  metadata: { dimensions: { width: 800, height: 1000 } },
})
const director = (Rank: number, name: string, title: string, flower: string): LakeDocument => {
  const image = { AltText: `Portrait of ${name}`, asset: { _type: 'reference', _ref: `image-${flower}` } }
  return { ...written, _id: flower, _type: 'director', Rank, name, title, image, pictures: [{ _key: 'a', ...image }] }
}
const sections = [{ _key: 'section1', heading: 'In time', text: [{ _type: 'block', children: [] }] }]
const policy: LakeDocument = { ...written, _id: 'refund', _type: 'policyPage', title: 'Refund Policy', sections }

const resort: readonly LakeDocument[] = [
  portrait('shapla'),
  portrait('mango'),
  director(1, 'Rania Chowdhury', 'Chair', 'shapla'),
  director(2, 'Anisur Rahman', 'Managing Director', 'mango'),
  director(3, 'Shirin Akter', 'Finance', 'kadam'),
  director(4, 'Tanvir Hasan', 'Houses and guests', 'bakul'),
  policy,
]

/** The unchanged client in front of an API whose caller sees these documents. */
function openApi(documents: readonly LakeDocument[] = resort) {
  const seen = new Map(documents.map((document) => [document._id, document]))
  const graphql = createGraphqlRoutes({ schema: DIRECTOR_API, dataset: 'production', documents: () => seen })
  const app = new Hono<LakeEnv>().route('/', graphql).onError(answerProblem(silent))
  return new GraphQLClient('http://lake.example/graphql/production/default', {
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    errorPolicy: 'none',
  })
}

test('a document is read with its rich text as it is stored', async () => {
  const question = '{ PolicyPage(id: "refund") { _id _type title lead sections { _key heading text: textRaw } } }'

  expect(await openApi().request(question)).toEqual({
    PolicyPage: { _id: 'refund', _type: 'policyPage', title: 'Refund Policy', lead: null, sections },
  })
})

test('references are followed, also those in lists; one to nothing is null', async () => {
  const picture = '{ AltText asset { url metadata { dimensions { width height } } } }'
  const question = `{ Director(id: "shapla") { image ${picture} pictures { _key asset { url } } } other: Director(id: "kadam") { image { asset { url } } } }`

  expect(await openApi().request(question)).toEqual({
    Director: {
      image: {
        AltText: 'Portrait of Rania Chowdhury',
        asset: { url: '/shapla.jpg', metadata: { dimensions: { width: 800, height: 1000 } } },
      },
      pictures: [{ _key: 'a', asset: { url: '/shapla.jpg' } }],
    },
    other: { image: { asset: null } },
  })
})

test('a document of another type, or of none, is not found', async () => {
  const question = '{ other: PolicyPage(id: "shapla") { title } none: PolicyPage(id: "none") { title } }'

  expect(await openApi().request(question)).toEqual({ other: null, none: null })
})

test.each([
  ['sorted', 'sort: [{ Rank: DESC }]', ['Tanvir Hasan', 'Shirin Akter', 'Anisur Rahman', 'Rania Chowdhury']],
  ['sorted, a part of them', 'sort: { name: ASC } limit: 2 offset: 1', ['Rania Chowdhury', 'Shirin Akter']],
  ['by a value', 'where: { Rank: { gt: 1, lte: 2 } }', ['Anisur Rahman']],
  ['by some values', 'where: { name: { in: ["Shirin Akter", "No one"] } }', ['Shirin Akter']],
  ['by words', 'where: { title: { matches: "houses guest*" } }', ['Tanvir Hasan']],
  [
    'by what is behind a reference',
    'where: { image: { asset: { originalFilename: { eq: "mango.jpg" } } } }',
    ['Anisur Rahman'],
  ],
  ['by what is not there', 'where: { name: { is_defined: false } }', []],
])('all documents of a type are listed: %s', async (_, args, names) => {
  const { found } = await openApi().request<{ found: { name: string }[] }>(`{ found: allDirector(${args}) { name } }`)

  expect(found.map(({ name }) => name)).toEqual(names)
})

test('what refers to a document is found', async () => {
  const question = 'query ($id: ID!) { allDirector(where: { _: { references: $id } }) { name } }'

  expect(await openApi().request(question, { id: 'image-shapla' })).toEqual({
    allDirector: [{ name: 'Rania Chowdhury' }],
  })
})

test.each([
  ['a field that is not there', '{ allDirector { salary } }', 'Cannot query field "salary"'],
  ['what is not a query', '{ allDirector {', 'Syntax Error'],
  ['a question without end', `{ allDirector { ...a } } fragment a on Director { ...a }`, '1000 fields at most'],
  [
    'a question too deep',
    `{ __schema { types { fields ${'{ type '.repeat(16)}{ name } ${'}'.repeat(16)} } } }`,
    '16 fields deep',
  ],
  ['a question too long', `{ ${'a: allDirector { name } '.repeat(1000)} }`, 'token'],
])('%s is refused', async (_, question, reason) => {
  await expect(openApi().request(question)).rejects.toThrow(reason)
})

test('an answer that repeats the content over and over is refused', async () => {
  const lead = 'x'.repeat(1_000)
  const many = Array.from({ length: 300 }, (_, place) => ({ ...policy, _id: `copy-${place}`, lead }))
  const question = `{ ${Array.from({ length: 100 }, (_, place) => `list${place}: allPolicyPage { lead }`).join(' ')} }`

  await expect(openApi(many).request(question)).rejects.toThrow('longer than 16 MB')
})

test('what is published is read, and drafts too where they are asked for', async () => {
  const lake = await aLake({ graphqlSchema: DIRECTOR_API })
  const editor = lake.client({ token: lake.token('editor') })
  await editor.create({ _id: 'one', _type: 'director', name: 'Published' })
  await editor.create({ _id: 'drafts.one', _type: 'director', name: 'Changed' })
  await editor.create({ _id: 'drafts.two', _type: 'director', name: 'New' })
  const headers = { Authorization: `Bearer ${lake.token('viewer')}` }
  const everyName = (search = '') =>
    new GraphQLClient(`${lake.url}/v2025-02-19/graphql/production/default${search}`, { headers }).request(
      '{ allDirector(sort: { name: ASC }) { _id name } }',
    )

  expect(await everyName()).toEqual({ allDirector: [{ _id: 'one', name: 'Published' }] })
  expect(await everyName('?perspective=drafts')).toEqual({
    allDirector: [
      { _id: 'one', name: 'Changed' },
      { _id: 'two', name: 'New' },
    ],
  })
})
