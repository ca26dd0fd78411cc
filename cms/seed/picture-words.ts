import type { pictures } from './pictures.generated.ts'

/** `{category}/{file}` below public/files/images/. */
export type PictureFile = keyof typeof pictures

/** What each picture of the seed shows; a banner's cut for phones is read by the words of the wide one. */
export const pictureWords = {
  'banners/hero-pool-golden.jpg': 'A long turquoise pool with white parasols, palms and a thatched pavilion in low evening sun',
  'banners/hero-resort-dusk.jpg': 'A thatched pavilion and a painted mud house glowing beside a lily pond at blue hour',
  'banners/hero-river-morning.jpg': 'A covered nouka moored by a timber jetty on a misty river at sunrise, water lilies in front',
  'banners/ichamoti-house-dusk.jpg': 'A timber house on stilts, its veranda lanterns reflected in the river at blue hour',
  'house/double-dom-bathroom.jpg': 'A round white bathroom under a dome with glass lights, a built-in plaster tub with petals and a teak console',
  'house/double-dom-cover.jpg': 'Two whitewashed domes at dusk, with lanterns along the plunge pool between them',
  'house/double-dom-morning.jpg': 'The two domes in the morning, with sun beds beside the plunge pool',
  'house/double-dom-plunge-pool.jpg': 'The plunge pool at night, with lamplight from the arches on the water',
  'house/double-dom-room.jpg': 'A bed under a white net in a round, white plastered room with a ribbed dome, arched windows and a painted border',
  'house/ichamoti-house-bathroom.jpg': 'A timber bathroom with a wooden tub under a wide window on the misty river, a washstand and a towel ladder',
  'house/ichamoti-house-breakfast.jpg': 'Breakfast laid on the veranda, with mist over the river behind the railing',
  'house/ichamoti-house-cover.jpg': 'A timber house on stilts above the river, with a covered boat at its steps',
  'house/ichamoti-house-dusk.jpg': 'The house on stilts at dusk, its lamps and windows reflected in the water',
  'house/ichamoti-house-room.jpg': 'A timber bedroom with a king bed, its tall shutters open to a veranda and the misty river with palms',
  'house/ichamoti-house-veranda.jpg': 'The veranda at sunset, with cane chairs and lanterns above the water',
  'house/mud-house-bathroom.jpg': 'An earth-walled bathroom with a stone basin on a teak counter, a pebble shower corner and a bamboo ceiling',
  'house/mud-house-cover.jpg': 'A long mud house under a deep thatched roof, with a brick path across the lawn',
  'house/mud-house-night.jpg': 'The mud house at nightfall, its windows and doorway glowing under the thatch',
  'house/mud-house-room.jpg': 'An earth-walled bedroom with a four-poster bed, white curtains and painted medallions',
  'house/mud-house-veranda.jpg': 'Shaded earthen veranda with carved posts, two cane chairs, tea and white alpona, the garden beyond',
  'house/rania-house-bathroom.jpg': 'A bathroom with green tiles, a chequered floor, a white roll-top tub and a teak washstand with a round mirror',
  'house/rania-house-cover.jpg': 'The white villa with its two verandas and red roof, at the end of a brick path through the garden',
  'house/rania-house-dusk.jpg': 'The villa at dusk, every window and both verandas lit',
  'house/rania-house-room.jpg': 'A bright bedroom with teak beams, a king bed with a cane headboard and tall windows to the garden',
  'house/rania-house-veranda.jpg': 'A chequered veranda behind white columns and green shutters, with a cane chair',
  'menuimages/convention-hall-cover.jpg': 'The timber-trussed convention hall by day with rows of cane-backed chairs, a red runner and the stage',
  'menuimages/convention-hall-wedding.jpg': 'The hall set for a wedding: round tables, marigold centrepieces, strings of lights and a floral arch',
  'menuimages/garden-path-night.jpg': 'Brick path between flowering hedges and lanterns, leading to Rania House at night',
  'menuimages/pool-detail.jpg': 'Two green coconuts on a brass tray and folded towels at the edge of the pool, loungers and lanterns behind',
  'menuimages/portrait-banana.jpg': 'Painted medallion of banana leaves and their flower, the seal of Tanvir Hasan',
  'menuimages/portrait-mango.jpg': 'Painted medallion of a mango sprig, the seal of Anisur Rahman',
  'menuimages/portrait-paddy.jpg': 'Painted medallion of ripe paddy, the seal of Shirin Akter',
  'menuimages/portrait-shapla.jpg': 'Painted medallion of a pink water lily, the seal of Rania Chowdhury',
  'menuimages/resort-aerial.jpg': 'The resort from the air: the villa, thatched houses, pool, pond and palms beside the bending river',
  'menuimages/restaurant-cover.jpg': 'Open thatched restaurant with white-clothed tables under glowing bamboo lanterns, the lit houses across the pond',
  'menuimages/restaurant-table.jpg': 'A laid table with fruit, bread and marigolds on the restaurant’s veranda above the lily pond',
} as const satisfies Record<Exclude<PictureFile, `${string}-phone.jpg`>, string>
