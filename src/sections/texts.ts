export const texts = {
  gallery: 'Pictures',
  enlarge: 'Enlarge',
  /** Below the price of a whole house. */
  roomsFrom: (price: string) => `One room ${price}`,
  pdf: (bytes: number) => (bytes > 0 ? `PDF, ${sizeText(bytes)}` : 'PDF'),
} as const

const KILOBYTE = 1024

function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / KILOBYTE)
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`
}
