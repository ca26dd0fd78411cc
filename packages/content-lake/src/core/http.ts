import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { LakeEnv, LakeLog } from './lake-env.ts'
import { LakeProblem } from './lake-problem.ts'

/** An answer of the API is not a page, and belongs to its caller: what a reader sees depends on their token. */
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
} as const

/** What every answer of the API carries, unless its handler set them. */
export const answerHeaders: MiddlewareHandler<LakeEnv> = async (context, next) => {
  await next()
  const { headers } = context.res
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!headers.has(name)) headers.set(name, value)
  }
}

/** Turns any thrown value into an answer of the Content Lake's shape. Unexpected errors are logged and answered 500. */
export function answerProblem(log: LakeLog) {
  return (error: Error, context: Context<LakeEnv>): Response => {
    if (error instanceof LakeProblem) {
      const { status, type, message, details } = error
      return context.json({ statusCode: status, error: { type, description: message, ...details } }, status)
    }
    log.error({ err: error, path: context.req.path }, 'the lake failed')
    return context.json({ statusCode: 500, error: 'Internal Server Error', message: 'The lake failed' }, 500)
  }
}

/** Letters of an answer: many times the whole content. */
const LONGEST = 16 * 1024 * 1024

/** Refuses an answer that repeats the content over and over: a mistake in a question should not stop the site, which shares the process. */
export function refuseTooLong(answer: string): void {
  if (answer.length > LONGEST) throw new LakeProblem(400, 'answerTooLong', 'The answer would be longer than 16 MB')
}

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
    throw new LakeProblem(400, 'invalidRequest', 'The body is not JSON')
  }
}
