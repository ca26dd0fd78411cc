import * as z from 'zod'
import { CalendarDate, LocalDateTime } from '#contract/wire.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** What a refinement means, which JSON Schema cannot know. */
const MEANINGS = new Map<unknown, JsonSchema>([
  [CalendarDate, { format: 'date', description: 'A calendar date in Asia/Dhaka' }],
  [
    LocalDateTime,
    { pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$`, description: 'A moment on the clock in Asia/Dhaka' },
  ],
])

/** What a caller sends (`input`) or gets (`output`). Where text is read as a number, `output` is the number. */
export function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: (context) => void Object.assign(context.jsonSchema, MEANINGS.get(context.zodSchema)),
  })
  return withoutSafeBounds(jsonSchema)
}

/** The bounds of a safe integer tell a reader nothing. */
function withoutSafeBounds(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (name, value: unknown) =>
    (name === 'minimum' || name === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER
      ? undefined
      : value,
  )
}

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
