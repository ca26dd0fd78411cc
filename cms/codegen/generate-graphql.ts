import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSchema, printSchema } from 'graphql'
import { contentSchema } from '../schema/content-schema.ts'

const NOTICE = '# Written by `npm run content -- graphql` from cms/schema/. Change that, then run it again.\n\n'

/** The GraphQL API that Sanity would deploy for the content's types, in GraphQL's own language. */
export async function generateGraphql(): Promise<string> {
  return `${NOTICE}${writeGraphql(await describeApi())}\n`
}

/** The GraphQL API for the content's types, as Sanity's own command line describes it to the hosted lake. */
export async function describeApi(): Promise<ApiDescription> {
  // The generator is private to that command line, so it is imported by its file, and only when types change.
  const { extractFromSanitySchema } = await importPrivate('extractFromSanitySchema.js')
  const { default: generate } = await importPrivate('gen3/index.js')
  return generate(extractFromSanitySchema(contentSchema, { nonNullDocumentFields: false, withUnionCache: false }), {})
}

function importPrivate(file: string) {
  const folder = resolve(import.meta.dirname, '../../node_modules/@sanity/cli/dist/actions/graphql')
  return import(pathToFileURL(resolve(folder, file)).href)
}

type Shape = { type?: string | Shape; kind?: string; children?: Shape; isNullable?: boolean; isRawAlias?: boolean }
type Described = { description?: string }
type Field = Shape & Described & { fieldName: string; args?: (Shape & Described & { name: string })[] }
type Named = Described & {
  kind: string
  name: string
  fields?: Field[]
  interfaces?: string[]
  types?: string[]
  values?: (Described & { name: string })[]
}

/** An API as Sanity's generator describes it. */
type ApiDescription = { interfaces: Named[]; types: Named[]; queries: Field[] }

/** The API in GraphQL's own language, checked and in its usual form. */
function writeGraphql({ interfaces, types, queries }: ApiDescription): string {
  const root: Named = { kind: 'Type', name: 'RootQuery', fields: queries }
  // A list has no type of its own there: fields name what is in it.
  const named = [...interfaces, ...types, root].filter(({ kind }) => kind !== 'List')
  const scalars = ['scalar Date', 'scalar DateTime', 'scalar JSON']
  return printSchema(buildSchema(['schema { query: RootQuery }', ...scalars, ...named.map(definition)].join('\n\n')))
}

const keywords: Record<string, string> = { Type: 'type', Interface: 'interface', InputObject: 'input' }

function definition({ kind, name, description, fields = [], interfaces = [], types = [], values = [] }: Named): string {
  if (kind === 'Union') return `${about(description)}union ${name} = ${types.join(' | ')}`
  if (kind === 'Enum') {
    return `${about(description)}enum ${name} {\n${values.map((value) => about(value.description) + value.name).join('\n')}\n}`
  }
  const heritage = interfaces.length > 0 ? ` implements ${interfaces.join(' & ')}` : ''
  const keyword = keywords[kind]
  if (keyword === undefined) throw new Error(`${name} is of a kind that GraphQL's language lacks: ${kind}`)
  return `${about(description)}${keyword} ${name}${heritage} {\n${fields.map(fieldLine).join('\n')}\n}`
}

function fieldLine(field: Field): string {
  const args = field.args?.map((arg) => `${about(arg.description)}${arg.name}: ${typeText(arg)}`) ?? []
  const list = args.length > 0 ? `(\n${args.join('\n')}\n)` : ''
  return `${about(field.description)}${field.fieldName}${list}: ${typeText(field)}`
}

const scalarNames: Record<string, string> = { Text: 'String', Url: 'String', Email: 'String', Datetime: 'DateTime' }

function typeText({ type, kind, children, isNullable, isRawAlias }: Shape): string {
  if (isRawAlias) return 'JSON'
  if (typeof type === 'object') return typeText({ ...type, ...(isNullable !== undefined && { isNullable }) })
  const name = kind === 'List' && children ? `[${typeText(children)}]` : type
  if (name === undefined) throw new Error('A field has no type')
  return (scalarNames[name] ?? name) + (isNullable === false ? '!' : '')
}

function about(description: string | undefined): string {
  return description === undefined ? '' : `"""${description.replaceAll('"""', String.raw`\"""`)}"""\n`
}
