// Every word of editing one's profile, but the guest's details themselves (src/guests/texts.ts).

export const texts = {
  lead: 'What you write here is filled in for you at the checkout.',
  about: 'About you',
  failed: 'Your profile could not be read.',
  retry: 'Try again',
  save: 'Save',
} as const
