export const texts = {
  eyebrow: 'Offer',
  title: 'Offers',
  lead: 'What we offer at the moment.',
  description:
    'Current offers at the resort by the Ichamoti, an hour from Dhaka: what is included, and how to book it.',
  ended: 'This offer has ended',
  none: 'There are no offers at the moment.',
  toRooms: 'See the rooms and houses',
  all: 'All offers',
  view: 'View the offer',
  terms: 'Good to know',
  until: (date: string) => `Until ${date}`,
  belongs: 'Offers here',
} as const
