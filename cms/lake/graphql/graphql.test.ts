import { GraphQLClient } from 'graphql-request'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { offeringDocument, policyDocument } from '../../graphql.ts'
import { refundPolicy } from '../../seed/documents/refund-policy.ts'
import { seedDataset } from '../../seed/seed-dataset.ts'
import { answerProblem } from '../answer-problem.ts'
import type { LakeDocument } from '../document.ts'
import type { LakeEnv } from '../lake-env.ts'
import { createGraphqlApp } from './graphql-routes.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The unchanged client in front of an API whose caller sees the seed, or `documents`. */
function openApi(documents: LakeDocument[] = seedDataset()) {
  const seen = new Map(documents.map((document) => [document._id, document]))
  const app = new Hono<LakeEnv>().route('/', createGraphqlApp({ documents: () => seen })).onError(answerProblem(silent))
  return new GraphQLClient('http://lake.example/graphql/production/default', {
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    errorPolicy: 'none',
  })
}

test('a policy is read with its words as they are stored', async () => {
  const { found } = await openApi().request<{ found: object }>(policyDocument, { id: 'refund' })

  expect(found).toMatchObject({
    _id: 'refund',
    _type: 'policyPage',
    title: 'Refund Policy',
    updated: '2026-11-01',
    sections: refundPolicy.sections?.map(({ _key, heading, text }) => ({ _key, heading, text })),
    seo: { title: 'Refund Policy', picture: null },
  })
})

test('an offering is read with its pictures, each with address and size', async () => {
  const { found } = await openApi().request<{ found: object }>(offeringDocument, { id: 'convention' })

  expect(found).toMatchObject({
    heading: 'A hall for four hundred guests',
    pictures: [
      {
        AltText: 'Large timber-trussed hall with rows of chairs, brass chandeliers and a lit stage',
        asset: {
          url: '/files/images/menuimages/convention-hall-cover.jpg',
          metadata: { dimensions: { width: 1600, height: 1000 } },
        },
      },
      { _key: 'picture2' },
    ],
  })
})

test('a document of another type, or of none, is not found', async () => {
  const question = '{ other: PolicyPage(id: "package") { title } none: PolicyPage(id: "none") { title } }'

  expect(await openApi().request(question)).toEqual({ other: null, none: null })
})

test('any document is found as such, and tells its type', async () => {
  const question = '{ Document(id: "refund") { __typename _id ... on PolicyPage { title } } }'

  expect(await openApi().request(question)).toEqual({
    Document: { __typename: 'PolicyPage', _id: 'refund', title: 'Refund Policy' },
  })
})

test.each([
  ['sorted', 'sort: [{ Rank: DESC }]', ['Tanvir Hasan', 'Shirin Akter', 'Anisur Rahman', 'Rania Chowdhury']],
  ['sorted, a part of them', 'sort: { name: ASC } limit: 2 offset: 1', ['Rania Chowdhury', 'Shirin Akter']],
  ['by a value', 'where: { Rank: { gt: 1, lte: 2 } }', ['Anisur Rahman']],
  ['by some values', 'where: { name: { in: ["Shirin Akter", "Nobody"] } }', ['Shirin Akter']],
  ['by words', 'where: { title: { matches: "houses guest*" } }', ['Tanvir Hasan']],
  [
    'by what is behind a reference',
    'where: { image: { asset: { originalFilename: { eq: "portrait-mango.jpg" } } } }',
    ['Anisur Rahman'],
  ],
  ['by what is not there', 'where: { name: { is_defined: false } }', []],
])('all documents of a type are listed: %s', async (_, args, names) => {
  const { found } = await openApi().request<{ found: { name: string }[] }>(`{ found: allDirector(${args}) { name } }`)

  expect(found.map(({ name }) => name)).toEqual(names)
})

test('drafts are told from what is published', async () => {
  const written = { _type: 'director', _rev: '1', _createdAt: '', _updatedAt: '' }
  const api = openApi([
    { ...written, _id: 'one', _originalId: 'drafts.one' },
    { ...written, _id: 'two', _originalId: 'two' },
  ])

  expect(await api.request('{ allDirector(where: { _: { is_draft: true } }) { _id } }')).toEqual({
    allDirector: [{ _id: 'one' }],
  })
})

test('what refers to a document is found', async () => {
  const [asset] = seedDataset().filter(({ originalFilename }) => originalFilename === 'portrait-shapla.jpg')
  const question = 'query ($id: ID!) { allDirector(where: { _: { references: $id } }) { name } }'

  expect(await openApi().request(question, { id: asset?._id })).toEqual({ allDirector: [{ name: 'Rania Chowdhury' }] })
})

test.each([
  ['a field that is not there', '{ allDirector { salary } }', 'Cannot query field "salary"'],
  ['what is no question', '{ allDirector {', 'Syntax Error'],
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
  const seed = seedDataset()
  const many = Array.from({ length: 300 }, (_, place) => ({
    ...seed.find(({ _id }) => _id === 'refund'),
    _id: `copy-${place}`,
    _type: 'policyPage',
    _rev: '1',
    _createdAt: '',
    _updatedAt: '',
    lead: 'x'.repeat(1_000),
  }))
  const question = `{ ${Array.from({ length: 100 }, (_, place) => `list${place}: allPolicyPage { lead }`).join(' ')} }`

  await expect(openApi(many).request(question)).rejects.toThrow('longer than 16 MB')
})

test('tools can ask for the types', async () => {
  const { __type: type } = await openApi().request<{ __type: { fields: { name: string }[] } }>(
    '{ __type(name: "PolicySection") { fields { name } } }',
  )

  expect(type.fields.map(({ name }) => name)).toEqual(['_key', '_type', 'heading', 'textRaw'])
})
