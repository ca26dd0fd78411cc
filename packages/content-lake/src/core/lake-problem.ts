/** 4xx is final: the Studio then drops what it wanted to save. Faults of the lake itself must stay 5xx, which it tries again. */
type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503

/** What one mutation of a refused transaction did wrong. */
type ProblemItem = { index: number; error: { type: string; description: string; [detail: string]: unknown } }

/** A refusal in the Content Lake's own shape. `message` is a sentence for people. */
export class LakeProblem extends Error {
  readonly status: ProblemStatus
  readonly type: string
  readonly details: Record<string, unknown>

  /** `details` are next to type and description, such as `items` of a mutation or `start` and `end` of a query. */
  constructor(status: ProblemStatus, type: string, message: string, details: Record<string, unknown> = {}) {
    super(message)
    this.name = 'LakeProblem'
    this.status = status
    this.type = type
    this.details = details
  }
}

/** Refuses one mutation, and with it the whole transaction. */
export function mutationProblem(
  status: ProblemStatus,
  type: string,
  description: string,
  details: Record<string, unknown> = {},
): LakeProblem {
  const items: ProblemItem[] = [{ index: 0, error: { type, description, ...details } }]
  return new LakeProblem(status, 'mutationError', `The mutation(s) failed: ${description}`, { items })
}
