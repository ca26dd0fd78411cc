// Every word of the reviews, but the sentences that their machine says.

export const texts = {
  reviews: 'Reviews',
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  none: 'Nobody has written about this place yet.',
  reading: 'The reviews are being read',
  failed: 'The reviews could not be read.',
  retry: 'Try again',
  delete: 'Delete',
  deleteOf: (name: string, text: string) => `Delete the review by ${name}: ${text}`,
  write: 'Your review',
  writeHint: 'What was it like to stay here?',
  post: 'Post review',
} as const
