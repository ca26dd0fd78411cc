// Every word of the reviews, but the sentences that their machine says.

export const texts = {
  reviews: 'Reviews',
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  none: 'No one has reviewed this place yet.',
  reading: 'Loading the reviews',
  failed: 'The reviews couldn’t be loaded.',
  retry: 'Try again',
  delete: 'Delete',
  deleteQuestion: 'Delete this review?',
  confirmDelete: 'Yes, delete',
  dontDelete: 'No',
  writtenIn: (month: string) => `written in ${month}`,
  deleteOf: (name: string, text: string) => `Delete the review by ${name}: ${text}`,
  write: 'Your review',
  writeHint: (name: string) => `What was it like to stay here? It is shown with the name ${name}.`,
  anonymous: '“Guest”; sign in to show your first name',
  post: 'Post review',
} as const
