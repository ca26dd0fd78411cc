import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ProblemError } from '../problem-error.ts'
import type { ApiEnv, BodyLimit } from './serve.ts'

const standardLimit: BodyLimit = { bytes: 64 * 1024, sentence: 'The request is too large' }

/** Refuses a body before more of it is read than its route bears. */
export function limitBody({ bytes, sentence }: BodyLimit = standardLimit): MiddlewareHandler<ApiEnv> {
  return bodyLimit({
    maxSize: bytes,
    onError() {
      throw new ProblemError('body_too_large', sentence)
    },
  })
}
