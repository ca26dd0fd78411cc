import { MIMEType } from 'node:util'
import type { HonoRequest } from 'hono'
import * as z from 'zod/mini'
import type { AnyEndpoint, FilePart } from '#contract/endpoint.ts'
import type { FieldProblem, Problem } from '#contract/problem.ts'
import type { RequiredField } from '#contract/values/required-fields.ts'
import type { Say } from '../texts/catalogues.ts'
import { WordedProblem } from '../worded-problem.ts'

/** A file of a form, read. */
export type Upload = { readonly name: string; readonly content: Buffer }

export type RequestParts = { params?: unknown; query?: unknown; body?: unknown; file?: Upload }

/** The declared parts of a request, each parsed by its schema. Anything else than declared is `malformed`. */
export async function readRequest(endpoint: AnyEndpoint, request: HonoRequest): Promise<RequestParts> {
  const params = endpoint.params && parsePart(endpoint.params, request.param())
  const query = parsePart(endpoint.query ?? z.strictObject({}), readQuery(request))
  if (!endpoint.body) return { params, query }
  const { fields, file } = endpoint.file
    ? await readForm(request, endpoint.file)
    : { fields: await readJson(request), file: undefined }
  const body = parsePart(endpoint.body, fields)
  const missing = missingIn(endpoint, body, file)
  if (missing.length > 0) throw new WordedProblem('fields_missing', (t) => t.required(missing), { data: missing })
  return { params, query, body, ...(endpoint.file && file && { file: await readUpload(file, endpoint.file) }) }
}

function missingIn({ required = [], file: part }: AnyEndpoint, body: unknown, file: File | undefined): RequiredField[] {
  const values = new Map<string, unknown>(Object.entries(body ?? {}))
  return [...required.filter((field) => values.get(field) === ''), ...(part && !file ? [part.field] : [])]
}

/** Throws `malformed`, naming the first field that does not fit. */
function parsePart(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new WordedProblem('malformed', sayIssue(issue), { data: fieldOf(issue), cause: result.error })
}

type Issue = z.core.$ZodIssue | undefined

function sayIssue(issue: Issue): Say {
  if (issue?.code === 'unrecognized_keys') return (t) => t.calls.fieldsUnknown(issue.keys)
  const { Field: field } = fieldOf(issue) ?? {}
  if (field === undefined) return (t) => t.calls.malformed
  if (issue?.code === 'too_big' && issue.origin === 'string')
    return (t) => t.calls.fieldTooLong(field, Number(issue.maximum))
  return (t) => t.calls.fieldMalformed(field)
}

/** The innermost field with a name. */
function fieldOf(issue: Issue): FieldProblem | undefined {
  const Field = issue?.path.findLast((step) => typeof step === 'string')
  return Field === undefined ? undefined : { Field }
}

function readQuery(request: HonoRequest): Record<string, string> {
  return recordOf(
    Object.entries(request.queries()).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
  )
}

/** A page cannot send this type without asking first. */
const JSON_TYPE = /^application\/json(?:$|[\s;])/i

async function readJson(request: HonoRequest): Promise<unknown> {
  if (!JSON_TYPE.test(request.header('content-type') ?? ''))
    throw new WordedProblem('malformed', (t) => t.calls.notSentAsJson)
  try {
    return await request.json()
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new WordedProblem('malformed', (t) => t.calls.notJson, { cause })
    throw cause
  }
}

/** The fields of a multipart body, and its file; undefined when none was chosen. */
async function readForm(
  request: HonoRequest,
  { field }: FilePart,
): Promise<{ fields: unknown; file: File | undefined }> {
  const { [field]: chosen, ...fields } = recordOf([...(await formDataOf(request))])
  const file = chosen instanceof File && chosen.size > 0 ? chosen : undefined
  // A browser sends a part without a name and content when nothing was chosen; any other text there is a field too many.
  const isText = typeof chosen === 'string' && chosen !== ''
  return { fields: isText ? { ...fields, [field]: chosen } : fields, file }
}

async function formDataOf(request: HonoRequest): Promise<FormData> {
  const type = formTypeOf(request)
  const body = await request.arrayBuffer()
  requireFewParts(Buffer.from(body), type)
  try {
    // As we read it, and not as it came: the parser must find the same boundary.
    return await new Response(body, { headers: { 'content-type': String(type) } }).formData()
  } catch (cause) {
    throw notAForm(cause)
  }
}

function formTypeOf(request: HonoRequest): MIMEType {
  try {
    const type = new MIMEType(request.header('content-type') ?? '')
    if (type.essence === 'multipart/form-data') return type
  } catch (cause) {
    throw notAForm(cause)
  }
  throw notAForm()
}

/** More than any form of ours has. Each part costs the parser, even an empty one. */
const MAX_PARTS = 20

/** Counted before anything is parsed. */
function requireFewParts(body: Buffer, type: MIMEType): void {
  const boundary = `--${type.params.get('boundary') ?? ''}`
  let parts = 0
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, at + boundary.length)) {
    parts += 1
    if (parts > MAX_PARTS) throw new WordedProblem('malformed', (t) => t.calls.tooManyParts)
  }
}

function notAForm(cause?: unknown): Problem {
  return new WordedProblem('malformed', (t) => t.calls.notAForm, { cause })
}

async function readUpload(file: File, { field, maxBytes }: FilePart): Promise<Upload> {
  if (file.size > maxBytes)
    throw new WordedProblem('body_too_large', (t) => t.fileTooLarge(field, maxBytes), { data: { Field: field } })
  return { name: file.name, content: Buffer.from(await file.arrayBuffer()) }
}

/** The entries as a record; a name that is given twice is `malformed`. */
function recordOf<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  const record = new Map<string, Value>()
  for (const [name, value] of entries) {
    if (record.has(name)) throw new WordedProblem('malformed', (t) => t.calls.givenTwice(name))
    record.set(name, value)
  }
  return Object.fromEntries(record)
}
