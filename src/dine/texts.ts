export const texts = {
  eyebrow: 'Dine',
  pictures: 'The restaurant in pictures',
  hours: 'When the kitchen serves',
  hoursHeading: 'Hours',
  until: 'to',
  dishes: 'From the kitchen',
  reserveHeading: 'A table by the water',
  reserve: 'Guests of the houses need not ask. Everyone else: call before noon, and say how many you are.',
  call: (phone: string) => `Call ${phone}`,
} as const
