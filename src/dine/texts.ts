export const texts = {
  eyebrow: 'Dine',
  pictures: 'The restaurant in pictures',
  hours: 'When the kitchen serves',
  hoursHeading: 'Hours',
  until: 'to',
  dishes: 'From the kitchen',
  reserveHeading: 'A table by the water',
  reserve:
    'Resort guests don’t need a reservation. Everyone else, please write or call before noon with the size of your group.',
  askForTable: 'Ask for a table',
  tableMessage: 'I would like to reserve a table. Date: … Time: … Guests: … Name: …',
  call: (phone: string) => `Call ${phone}`,
} as const
