import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { LakeProblem } from './lake-problem.ts'

/** Refuses a body before more of it is read than the lake takes. */
export function limitBody(bytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: bytes,
    onError() {
      throw new LakeProblem(413, 'requestTooLarge', `The request is larger than ${bytes} bytes`)
    },
  })
}

export async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text()
  try {
    return JSON.parse(text)
  } catch {
    // What the parser says of it names positions in a text that its sender made by machine.
    throw new LakeProblem(400, 'invalidRequest', 'The body is no JSON')
  }
}
