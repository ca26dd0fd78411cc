/** What a calendar shows of a booking. */
export const calendarWords = {
  language: 'EN',
  stayAt: (brand: string) => `Stay at ${brand}`,
  order: (code: string) => `Order ${code}`,
  questions: (phone: string) => `Questions: ${phone}`,
} as const
