export const texts = {
  description:
    'Rooms and entire houses of the resort, with prices per night: by the pond, in the garden, and above the river.',
  heading: 'Explore Our rooms',
  lead: 'choose room according to budget',
  list: 'Rooms and houses',
  empty: 'There is nothing to book at the moment. Please call us.',
  loading: 'The details are being loaded',
  wholeHouse: (name: string) => `The entire ${name}`,
  allRooms: 'All rooms and houses',
} as const
