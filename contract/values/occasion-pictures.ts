/** What takes no house has a picture of the resort's own, on the site and in letters. */
export const occasionPictures = {
  Pool: 'files/images/menuimages/pool-detail.jpg',
  Hall: 'files/images/menuimages/convention-hall-cover.jpg',
  Package: 'files/images/menuimages/garden-path-night.jpg',
} as const
