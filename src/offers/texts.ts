export const texts = {
  eyebrow: 'Offer',
  title: 'Offers',
  lead: 'Current offers, and how long each is available.',
  description:
    'Current offers at the resort by the Ichamoti, an hour from Dhaka: what is included, and how long each is available.',
  ended: 'This offer has ended',
  none: 'There are no offers at the moment.',
  toRooms: 'See the rooms and houses',
  all: 'All offers',
  view: 'View the offer',
  terms: 'Good to know',
  until: (date: string) => `Until ${date}`,
  belongs: 'Offers here',
} as const
