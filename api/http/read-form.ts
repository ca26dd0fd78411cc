import type { HonoRequest } from 'hono'
import type * as z from 'zod/mini'
import { ProblemError } from '../problem-error.ts'
import { parsePart } from './read-parts.ts'

type Form<Schema extends z.ZodMiniType> = { fields: z.output<Schema>; file: File | undefined }

/**
 * A multipart body: its fields, parsed by their schema, and the file in the part `fileField`, undefined when none was chosen.
 * Anything else is refused.
 */
export async function readForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  request: HonoRequest,
  fileField: string,
): Promise<Form<Schema>> {
  const parts = new Map<string, FormDataEntryValue>()
  for (const [name, value] of await readParts(request)) {
    if (parts.has(name)) throw new ProblemError('malformed', `${name} is given more than once`)
    parts.set(name, value)
  }
  const chosen = parts.get(fileField)
  const file = chosen instanceof File && chosen.size > 0 ? chosen : undefined
  // A browser sends a part without a name and content when nothing was chosen.
  if (chosen instanceof File || chosen === '') parts.delete(fileField)
  return { fields: parsePart(schema, Object.fromEntries(parts)), file }
}

async function readParts(request: HonoRequest): Promise<FormData> {
  const type = request.header('content-type') ?? ''
  if (!type.toLowerCase().startsWith('multipart/form-data')) throw notAForm()
  const body = await request.arrayBuffer()
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    throw notAForm(cause)
  }
}

function notAForm(cause?: unknown): ProblemError {
  return new ProblemError('malformed', 'The body is not a form with a file', { cause })
}
