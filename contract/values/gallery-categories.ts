/** The tabs of the gallery, in their order. */
export const galleryCategories = ['Rania House', 'Double Dom', 'Mud House', 'Ichamoti House'] as const
export type GalleryCategory = (typeof galleryCategories)[number]

/** What pictures of several houses have in common. */
export const galleryThemes = ['Rooms', 'Verandas', 'Gardens and water', 'After dark', 'Food'] as const
export type GalleryTheme = (typeof galleryThemes)[number]
