import type { AnyEndpoint } from '#contract/endpoint.ts'
import { toJsonSchema, type JsonSchema } from './json-schema.ts'

/** What the body of a call may be, by its media type; undefined when it has none. */
export function bodyOf({ body, file }: AnyEndpoint): Record<string, { schema: JsonSchema }> | undefined {
  if (!body) return undefined
  const fields = toJsonSchema(body, 'input')
  if (!file) return { 'application/json': { schema: fields } }
  const { field, description } = file
  const form = {
    ...fields,
    properties: { ...fields.properties, [field]: { type: 'string' as const, format: 'binary', description } },
    required: [...(fields.required ?? []), field],
  }
  return { 'multipart/form-data': { schema: form } }
}
