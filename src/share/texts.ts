export const texts = {
  action: 'Share on WhatsApp',
} as const
