/** What the resort's own pictures of houses show, by file: the wire, as specified, carries no words for them. */
const shown: Readonly<Record<string, string>> = {
  'rania-house-cover.jpg':
    'The white villa with its two verandas and red roof, at the end of a brick path through the garden',
  'rania-house-veranda.jpg': 'A chequered veranda behind white columns and green shutters, with a cane chair',
  'rania-house-room.jpg':
    'A bright bedroom with teak beams, a king bed with a cane headboard and tall windows to the garden',
  'rania-house-dusk.jpg': 'The villa at dusk, every window and both verandas lit',
  'double-dom-cover.jpg': 'Two whitewashed domes at dusk, with lanterns along the plunge pool between them',
  'double-dom-morning.jpg': 'The two domes in the morning, with sun beds beside the plunge pool',
  'double-dom-plunge-pool.jpg': 'The plunge pool at night, with lamplight from the arches on the water',
  'double-dom-room.jpg':
    'A round bedroom under a ribbed dome, with a hanging net over the bed and painted bands on the wall',
  'mud-house-cover.jpg': 'A long mud house under a deep thatched roof, with a brick path across the lawn',
  'mud-house-night.jpg': 'The mud house at nightfall, its windows and doorway glowing under the thatch',
  'mud-house-room.jpg': 'An earth-walled bedroom with a four-poster bed, white curtains and painted medallions',
  'mud-house-veranda.jpg': 'A shaded veranda with clay pillars, a cane chair and a carved door',
  'ichamoti-house-cover.jpg': 'A timber house on stilts above the river, with a covered boat at its steps',
  'ichamoti-house-dusk.jpg': 'The house on stilts at dusk, its lamps and windows reflected in the water',
  'ichamoti-house-breakfast.jpg': 'Breakfast laid on the veranda, with mist over the river behind the railing',
  'ichamoti-house-veranda.jpg': 'The veranda at sunset, with cane chairs and lanterns above the water',
}

/** Words for a picture of a house: what it shows; `otherwise` where that is unknown. */
export function pictureWords(path: string, name: string, otherwise = name): string {
  const words = shown[path.slice(path.lastIndexOf('/') + 1)]
  return words === undefined ? otherwise : `${name}: ${words}`
}
