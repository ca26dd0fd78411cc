export const texts = {
  eyebrow: 'Offer',
  title: 'Offers',
  lead: 'What the resort offers besides its houses and rooms, and until when.',
  description: 'Offers of the resort by the Ichamoti, an hour from Dhaka: what they hold, for whom, and until when.',
  none: 'There is no offer at the moment.',
  toRooms: 'See the rooms and houses',
  all: 'All offers',
  view: 'View the offer',
  terms: 'Good to know',
  until: (date: string) => `Until ${date}`,
  belongs: 'Offers here',
} as const
