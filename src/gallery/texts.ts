export const texts = {
  eyebrow: 'Gallery',
  heading: 'Four houses, every hour of the day',
  lead: 'Select a picture to see it full screen.',
  description:
    'Pictures of Rania House, Double Dom, Mud House and Ichamoti House: rooms, verandas, water and gardens from morning to lantern light.',
  tabs: 'Houses',
  themes: 'By theme',
  enlarge: 'Enlarge picture:',
  picturesOf: (house: string) => `Pictures of ${house}`,
  empty: 'There are no pictures of this house yet.',
} as const
