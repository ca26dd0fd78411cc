import type { PaymentGateway } from '#api/payment/gateway.ts'

/** The gateway, and how many milliseconds each payment page took it since the last time that this was asked. */
export function timeSessions(gateway: PaymentGateway): { gateway: PaymentGateway; takeSessionTimes(): number[] } {
  let times: number[] = []
  return {
    gateway: {
      ...gateway,
      async createSession(session) {
        const began = performance.now()
        try {
          return await gateway.createSession(session)
        } finally {
          times.push(performance.now() - began)
        }
      },
    },
    takeSessionTimes() {
      const taken = times
      times = []
      return taken
    },
  }
}
