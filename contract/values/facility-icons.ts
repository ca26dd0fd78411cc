/** Signs that stand before what a house has. */
export const facilityIcons = [
  'breakfast',
  'tea',
  'minibar',
  'air',
  'fan',
  'bath',
  'view',
  'terrace',
  'pool',
  'boat',
  'fire',
  'wifi',
  'cleaning',
  'family',
  'parking',
  'other',
] as const
export type FacilityIcon = (typeof facilityIcons)[number]
