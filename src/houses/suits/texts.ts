export const texts = {
  description:
    'The houses of the resort: a garden villa, two domes with a pool of their own, a mud house and a house on stilts above the river. Take one whole, or a room in it.',
  heading: 'Houses by the water',
  lead: 'Each stands alone, and is yours whole or by the room.',
  list: 'Houses',
  empty: 'There is nothing to book at the moment. Please call us.',
  eyebrow: 'House and rooms',
  theRooms: 'The rooms',
  allHouses: 'All houses',
  roomPage: 'More about the room',
} as const
