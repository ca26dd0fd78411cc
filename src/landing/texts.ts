export const texts = {
  ended: 'This is over',
} as const
