import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { generateGraphql } from './generate-graphql.ts'
import { generateShapes } from './generate-shapes.ts'
import { generateTypes } from './generate-types.ts'

const readCommitted = (name: string) => readFile(resolve(import.meta.dirname, '..', name), 'utf8')

test('the committed types are those of the schema and the queries: npm run content -- types', async () => {
  expect(await readCommitted('types.generated.ts')).toBe(await generateTypes())
})

test('the committed shapes are those of the schema and the queries: npm run content -- types', async () => {
  expect(await readCommitted('shapes.generated.ts')).toBe(generateShapes())
})

test('the committed GraphQL API is that of the schema: npm run content -- graphql', async () => {
  expect(await readCommitted('api.generated.graphql')).toBe(await generateGraphql())
})
