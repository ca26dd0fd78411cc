// What lists of houses and the home page say of reviews. They are in the first script of every page, so they are few.

export const stayTexts = {
  byGuests: 'What guests say',
  quoted: (text: string) => `“${text}”`,
  stayedIn: (month: string) => `stayed in ${month}`,
  by: (name: string, stay: string) => `${name}, ${stay}`,
  outOfFive: 'out of 5,',
  ofStays: (count: number) => `of ${count} stays`,
} as const
