import type {
  GatewayVerdict,
  NewSession,
  PaymentGateway,
  RefundRequest,
  RefundVerdict,
} from '#api/platform/payment-gateway.ts'

export type FakeGateway = PaymentGateway & {
  sessions: NewSession[]
  /** What `settle` and `query` answer from now on. */
  answer(attemptId: string, verdict: GatewayVerdict): void
  /** Makes the next `createSession` fail with this error. */
  failNextSession(error: Error): void
  refunds: RefundRequest[]
  /** What `refund` and `queryRefund` answer from now on. */
  answerRefunds(verdict: RefundVerdict): void
}

/** A gateway in this process that answers what a test sets. It trusts every callback, so that the core's own checks are seen. */
export function createFakeGateway(): FakeGateway {
  const verdicts = new Map<string, GatewayVerdict>()
  const sessions: NewSession[] = []
  const refunds: RefundRequest[] = []
  let refundVerdict: RefundVerdict = { state: 'processing', refundRef: 'fake' }
  let nextError: Error | undefined
  const verdictOn = (attemptId: string): GatewayVerdict => verdicts.get(attemptId) ?? { state: 'pending' }

  return {
    id: 'fake',
    limits: { min: 1_000, max: 50_000_000 },
    sessions,
    answer: (attemptId, verdict) => void verdicts.set(attemptId, verdict),
    failNextSession(error) {
      nextError = error
    },
    async createSession(session) {
      const error = nextError
      nextError = undefined
      if (error) throw error
      sessions.push(session)
      return {
        paymentUrl: `https://gateway.example/pay/${session.attemptId}`,
        sessionRef: `session-${session.attemptId}`,
      }
    },
    readCallback: ({ form }) => ({
      attemptId: form['tran_id'],
      hint: form['status'] === 'VALID' ? 'paid' : form['status'] === 'CANCELLED' ? 'cancelled' : 'failed',
      token: form['val_id'],
      signature: 'ok',
      covered: form,
    }),
    settle: async ({ attemptId }) => verdictOn(attemptId),
    query: async ({ attemptId }) => verdictOn(attemptId),
    refunds,
    answerRefunds(verdict) {
      refundVerdict = verdict
    },
    async refund(request) {
      refunds.push(request)
      return refundVerdict
    },
    queryRefund: async () => refundVerdict,
  }
}
