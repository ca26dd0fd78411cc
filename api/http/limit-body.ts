import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { FilePart } from '#contract/endpoint.ts'
import { Problem } from '#contract/problem.ts'
import type { ApiEnv } from './env.ts'
import { texts } from '../texts.ts'

const JSON_BYTES = 64 * 1024
/** The form around a file, and its other fields. */
const FORM_BYTES = 16 * 1024

/** Refuses a body before more of it is read than its endpoint takes. */
export function limitBody(file: FilePart | undefined): MiddlewareHandler<ApiEnv> {
  return bodyLimit({
    maxSize: file ? file.maxBytes + FORM_BYTES : JSON_BYTES,
    onError() {
      throw new Problem('body_too_large', file?.tooLarge ?? texts.calls.tooLarge)
    },
  })
}
