import type { PaymentGateway } from '#api/payments/gateway.ts'

/** A gateway whose milliseconds are counted and can be left out. */
export type TimedGateway = {
  gateway: PaymentGateway
  /** From now on a payment page is there at once, as if payment were offline, or is asked for as always. */
  setInstant(isInstant: boolean): void
  /** How long each page took that was asked for since the last time. */
  takeTimes(): number[]
}

export function timeSessions(gateway: PaymentGateway): TimedGateway {
  let times: number[] = []
  let isInstant = false
  return {
    gateway: {
      ...gateway,
      async createSession(session) {
        if (isInstant) return { paymentUrl: `https://gateway.example/${session.attemptId}`, sessionRef: 'none' }
        const began = performance.now()
        try {
          return await gateway.createSession(session)
        } finally {
          times.push(performance.now() - began)
        }
      },
    },
    setInstant(value) {
      isInstant = value
    },
    takeTimes() {
      const taken = times
      times = []
      return taken
    },
  }
}
