/** The tabs of the gallery, in their order. */
export const galleryCategories = ['Rania House', 'Double Dom', 'Mud House', 'Ichamoti House'] as const
export type GalleryCategory = (typeof galleryCategories)[number]
