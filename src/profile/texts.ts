// Every word of the profile's frame and of editing it, but the guest's details themselves (src/guests/texts.ts).

export const texts = {
  navigation: 'Your profile',
  history: 'Order History',
  logOut: 'LogOut',
  lead: 'What you write here is filled in for you at the checkout. First and last name are required, and everything else may be left empty.',
  about: 'About you',
  failed: 'Your profile couldn’t be loaded.',
  retry: 'Try again',
  save: 'Save',
} as const
