// The sentences that machines of the desk show.

export const texts = {
  sessionEnded: 'Your session has ended. Please sign in again.',
  takenOver: (name: string) => `${name} is working here now.`,
} as const
