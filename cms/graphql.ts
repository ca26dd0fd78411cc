import { readFileSync } from 'node:fs'
import { type Shape, shapeOfField } from './shape.ts'

/** The GraphQL API of the content's types, as Sanity deploys it: written by `npm run content -- graphql`. */
export function readGraphqlApi(): string {
  return readFileSync(new URL('api.generated.graphql', import.meta.url), 'utf8')
}

/** The question for one document with all that its shape has; null when there is none. */
export function documentQuery(type: string, shape: Shape): string {
  return `query ($id: ID!) { ${fieldOf(`found: ${type}(id: $id)`, shape)} }`
}

/** A text is blocks of several types: it comes as it is stored. */
function fieldOf(name: string, shape: Shape): string {
  if (typeof shape === 'string') return name
  if ('list' in shape) return fieldOf(name, shape.list)
  if ('oneOf' in shape) return `${name}: ${name}Raw`
  const fields = Object.keys(shape.fields).map((field) => fieldOf(field, shapeOfField(shape, field)))
  return `${name} { ${fields.join(' ')} }`
}
