export const texts = {
  eyebrow: 'Our story',
  directors: 'The directors',
  way: 'Explore our rooms',
  wayHeading: 'Come and see it',
} as const
