// Every word of the reviews, but the sentences that their machine says.

export const texts = {
  reviews: 'Reviews',
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  none: 'No one has reviewed this place yet.',
  reading: 'Loading the reviews',
  failed: 'The reviews couldn’t be loaded.',
  retry: 'Try again',
  delete: 'Delete',
  deleteOf: (name: string, text: string) => `Delete the review by ${name}: ${text}`,
  write: 'Your review',
  writeHint: 'What was it like to stay here?',
  post: 'Post review',
} as const
