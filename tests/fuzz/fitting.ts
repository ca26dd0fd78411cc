import fc from 'fast-check'
import type { JsonSchema } from '#api/platform/openapi/json-schema.ts'

type Value = fc.Arbitrary<unknown>

/** Values that a schema of the API's document allows. `known` are values for a property of that name that lead further than chance. */
export function fitting(
  schema: JsonSchema | boolean,
  known: ReadonlyMap<string, readonly unknown[]>,
  name = '',
): Value {
  if (typeof schema === 'boolean') return fc.jsonValue()
  const values = known.get(name)
  const chance = byShape(schema, known)
  return values
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: chance })
    : chance
}

function byShape(schema: JsonSchema, known: ReadonlyMap<string, readonly unknown[]>): Value {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return fc.oneof(...options.map((option) => fitting(option, known)))
  switch (schema.type) {
    case 'string':
      return text(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000_000, max: schema.maximum ?? 1_000_000 })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(Array.isArray(schema.items) ? fc.jsonValue() : fitting(schema.items ?? true, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      })
    case 'object':
      return object(schema, known)
    default:
      return fc.jsonValue()
  }
}

function text({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): Value {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  const plain = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)), unit: 'grapheme' })
  if (pattern !== undefined && !/\\P\{Cc\}/.test(pattern)) return fc.stringMatching(new RegExp(pattern))
  // Free text is where a database or a log trips: over what cannot be printed, or stored.
  return fc.oneof(
    { weight: 5, arbitrary: plain },
    { weight: 1, arbitrary: fc.constantFrom('\u0000', 'a\u0000b', '\ud800') },
  )
}

function object({ properties = {}, required = [] }: JsonSchema, known: ReadonlyMap<string, readonly unknown[]>): Value {
  const fields = Object.entries(properties).map(([name, property]) => [name, fitting(property, known, name)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
}
