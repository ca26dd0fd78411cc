import { applyForJob, cvTypes, JobApplication, MAX_CV_BYTES } from '#contract/careers.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { toJsonSchema, type JsonSchema } from './json-schema.ts'

/** What the body of a call may be, by its media type; undefined when it has none. */
export function bodyOf(endpoint: AnyEndpoint): Record<string, { schema: JsonSchema }> | undefined {
  if (endpoint === applyForJob) return { 'multipart/form-data': { schema: applicationForm() } }
  return endpoint.body && { 'application/json': { schema: toJsonSchema(endpoint.body, 'input') } }
}

/** The one form of the wire: a CV is a file. */
function applicationForm(): JsonSchema {
  const fields = toJsonSchema(JobApplication, 'input')
  return {
    ...fields,
    properties: {
      ...fields.properties,
      File: {
        type: 'string',
        format: 'binary',
        description: `The CV as ${cvTypes.join(', ')}, at most ${MAX_CV_BYTES / 1024 / 1024} MB; its content decides, not its name`,
      },
    },
    required: [...(fields.required ?? []), 'File'],
  }
}
