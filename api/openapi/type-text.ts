import type { JsonSchema } from './json-schema.ts'

/** A schema as a person reads it: `{ Data: { Id: integer, Night?: integer }[] }`. */
export function typeText(schema: JsonSchema | boolean | undefined): string {
  if (schema === undefined || typeof schema === 'boolean') return 'anything'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const options = schema.anyOf ?? schema.oneOf
  if (options) return options.map(typeText).join(' | ')
  if (schema.type === 'array') return `${inBrackets(itemsOf(schema))}[]`
  if (schema.type === 'object') return objectText(schema)
  if (schema.format !== undefined) return schema.format
  return typeof schema.type === 'string' ? schema.type : 'anything'
}

function itemsOf({ items }: JsonSchema): string {
  return Array.isArray(items) ? 'anything' : typeText(items)
}

function inBrackets(text: string): string {
  return / \| /.test(text) && !text.startsWith('{') ? `(${text})` : text
}

function objectText({ properties = {}, required = [] }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, property]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(property)}`,
  )
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
