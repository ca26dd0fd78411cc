import { extractSchema } from '@sanity/schema/_internal'
import { type ObjectAttribute, parse, type SchemaType, typeEvaluate, type TypeNode } from 'groq-js'
import type { Shape } from '../shape.ts'
import * as queries from '../queries.ts'
import { contentSchema } from '../schema/content-schema.ts'

const NOTICE =
  '// Written by `npm run content -- types` from cms/schema/ and cms/queries.ts. Change those, then run it again.\n\n'

/** What kinds of values each query answers, to check at run time what the lake has. */
export function generateShapes(): string {
  const schema = extractSchema(contentSchema)
  const named = Object.entries(queries).toSorted(([one], [other]) => one.localeCompare(other))
  const lines = named.map(
    ([name, query]) => `  ${name}: ${JSON.stringify(shapeOf(typeEvaluate(parse(query), schema), schema))},\n`,
  )
  const type = `Record<${named.map(([name]) => `'${name}'`).join(' | ')}, Shape>`
  return `${NOTICE}import type { Shape } from './shape.ts'\n\nexport const shapes: ${type} = {\n${lines.join('')}}\n`
}

function shapeOf(node: TypeNode, schema: SchemaType): Shape {
  switch (node.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return node.type
    case 'array':
      return { list: shapeOf(node.of, schema) }
    case 'union':
      return oneOf(node.of.filter(({ type }) => type !== 'null').map((each) => shapeOf(each, schema)))
    case 'object':
      return objectShape(node, schema)
    case 'inline':
      return shapeOf(namedType(node.name, schema), schema)
    default:
      return 'anything'
  }
}

/** An object of the schema may have more fields than it names itself: those of its type. */
function attributesOf(node: TypeNode, schema: SchemaType): Record<string, ObjectAttribute> {
  if (node.type === 'inline') return attributesOf(namedType(node.name, schema), schema)
  if (node.type !== 'object') return {}
  return { ...(node.rest && attributesOf(node.rest, schema)), ...node.attributes }
}

function namedType(wanted: string, schema: SchemaType): TypeNode {
  const named = schema.find(({ name }) => name === wanted)
  if (named?.type !== 'type') throw new Error(`The schema has no type ${wanted}`)
  return named.value
}

function objectShape(node: TypeNode, schema: SchemaType): Shape {
  const attributes = attributesOf(node, schema)
  const fields = Object.entries(attributes).map(([name, { value, optional = false }]) => {
    const shape = shapeOf(value, schema)
    return [name, optional ? { optional: shape } : shape] as const
  })
  const type = attributes['_type']?.value
  const isNamed = type?.type === 'string' && type.value !== undefined
  return { fields: Object.fromEntries(fields), ...(isNamed && { type: type.value }) }
}

/** Texts of a few values are texts, and a list or what stands for a missing one is a list. */
function oneOf(shapes: readonly Shape[]): Shape {
  const different = [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()]
  const [first = 'anything'] = different
  if (different.length <= 1) return first
  const items = different.flatMap((shape) => (typeof shape === 'object' && 'list' in shape ? [shape.list] : []))
  if (items.length === different.length) return { list: oneOf(items.filter((item) => item !== 'anything')) }
  return { oneOf: different }
}
