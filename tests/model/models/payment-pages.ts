import type { TestApi } from '#tests/support/test-api.ts'

/** A browser on its way to a payment page, and what may keep it from there; what each function answers ends that. */
export function paymentPages({ gateway }: TestApi) {
  let isStubborn = false
  return {
    leaveFor() {
      if (isStubborn) throw new Error('refused')
    },
    stayOnPage() {
      isStubborn = true
      return () => void (isStubborn = false)
    },
    forgetAddress() {
      const { createSession } = gateway
      gateway.createSession = async (session) => ({ ...(await createSession(session)), paymentUrl: '' })
      return () => void (gateway.createSession = createSession)
    },
  }
}
