/** What a log line holds of an error. Anything else that a library hangs on one may be a guest's: parameters, queries, whole rows. */
type ErrorLine = {
  type: string
  message: string
  stack?: string
  /** System or database code: `ECONNREFUSED`, `23505`. */
  code?: string
  constraint?: string
  table?: string
  cause?: ErrorLine
  errors?: ErrorLine[]
}

const MAX_LENGTH = 2_000
/** Causes of causes, and parts of an aggregate. */
const MAX_DEPTH = 3

/** An error as the log may show it, by a list of allowed fields. */
export function errorLine(error: unknown, depth = 1): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: cut(String(error)) }
  const stack = framesOf(error)
  const isDeep = depth >= MAX_DEPTH
  const parts = error instanceof AggregateError ? error.errors.slice(0, MAX_DEPTH) : []
  return {
    type: error.name,
    message: cut(error.message),
    ...(stack !== '' && { stack }),
    ...named(error, 'code'),
    ...named(error, 'constraint'),
    ...named(error, 'table'),
    ...(error.cause !== undefined && !isDeep && { cause: errorLine(error.cause, depth + 1) }),
    ...(parts.length > 0 && !isDeep && { errors: parts.map((part: unknown) => errorLine(part, depth + 1)) }),
  }
}

/** Without the message, which a stack repeats in full. */
function framesOf({ stack = '' }: Error): string {
  return cut(
    stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  )
}

function named(error: Error, name: 'code' | 'constraint' | 'table'): Pick<ErrorLine, 'code' | 'constraint' | 'table'> {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' || typeof value === 'number' ? { [name]: cut(String(value)) } : {}
}

function cut(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}
