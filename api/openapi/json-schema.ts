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
