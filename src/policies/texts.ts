export const texts = {
  eyebrow: 'Policies',
  others: 'All policies',
  updated: (date: string) => `Last updated ${date}`,
  questionsHeading: 'Something unclear?',
  questions: 'Ask us before you book; a person answers.',
} as const
