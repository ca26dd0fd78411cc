import type { NewSession } from '#api/platform/payment-gateway.ts'

/** A payment page as a test of a gateway asks for it. */
export function aSession(changes: Partial<NewSession> = {}): NewSession {
  return {
    attemptId: '01JF8Z3K7Q9R2S4T5V6W7X8Y9Z',
    amount: 448_550,
    guest: {
      name: 'রহিমা খাতুন',
      email: '',
      phone: '+8801712345678',
      address: 'x'.repeat(80),
      city: '',
      country: '',
      postalCode: '',
    },
    description: 'Booking ABCDEFGH1234',
    returnUrls: { success: 'http://resort.test/s', fail: 'http://resort.test/f', cancel: 'http://resort.test/c' },
    callbackUrl: 'http://resort.test/n',
    ...changes,
  }
}
