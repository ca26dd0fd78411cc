/** Every failure that a client may handle, with the HTTP status that carries it. A code without a status does not exist. */
export const problemStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  sign_in_again: 403,
  pin_blocked: 403,
  desk_locked: 403,
  not_found: 404,
  not_registered: 404,
  already_registered: 409,
  already_done: 409,
  last_owner: 409,
  last_room: 409,
  changed_elsewhere: 409,
  guest_known: 409,
  stay_not_ready: 409,
  room_occupied: 409,
  due_open: 409,
  too_late: 409,
  till_open: 409,
  till_closed: 409,
  till_too_old: 409,
  till_too_low: 409,
  till_differs: 409,
  reference_known: 409,
  dates_taken: 409,
  price_changed: 409,
  too_many_holds: 409,
  order_settled: 409,
  activity_in_flight: 409,
  code_expired: 410,
  code_spent: 410,
  hold_expired: 410,
  link_expired: 410,
  body_too_large: 413,
  activity_reused: 422,
  code_wrong: 422,
  password_wrong: 422,
  too_simple: 422,
  pin_wrong: 422,
  dates_not_available: 422,
  not_sold_by_room: 422,
  guest_incomplete: 422,
  guest_wrong: 422,
  hold_wrong: 422,
  fields_missing: 422,
  too_many_people: 422,
  amount_too_small: 422,
  amount_too_large: 422,
  reference_missing: 422,
  file_refused: 422,
  phone_invalid: 422,
  stamp_needed: 428,
  too_many_requests: 429,
  internal: 500,
  gateway_unavailable: 503,
  unavailable: 503,
} as const satisfies Record<string, number>

export type ProblemCode = keyof typeof problemStatus

export function isProblemCode(value: unknown): value is ProblemCode {
  return typeof value === 'string' && Object.hasOwn(problemStatus, value)
}

/** `data` of a problem with one field: its name on the wire. */
export type FieldProblem = { Field: string }

/** `data` is what a problem adds for programs. */
export type ProblemDetails = { data?: unknown; retryAfterSeconds?: number | undefined; cause?: unknown }

/** A failure that the caller can do something about: thrown by the API, and by the client that reads its answer. `message` is for people. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly data: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, message: string, { data = null, retryAfterSeconds, cause }: ProblemDetails = {}) {
    super(message, { cause })
    this.name = 'Problem'
    this.code = code
    this.data = data
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** No answer came: what happened at the server, if anything, is unknown. */
export class ApiUnreachable extends Error {
  override name = 'ApiUnreachable'

  constructor(options?: ErrorOptions) {
    super('The resort cannot be reached. Please check your connection and try again.', options)
  }
}

export const UNEXPECTED_ERROR = 'Unexpected Error Occurred!'

/** What to tell a person of a failed call. Faults of the program keep their detail to themselves. */
export function sentenceOf(error: unknown): string {
  return error instanceof Problem || error instanceof ApiUnreachable ? error.message : UNEXPECTED_ERROR
}
