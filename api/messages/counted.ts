/** Up to two minutes in seconds, up to an hour in minutes, rounded up. */
export function duration(seconds: number): string {
  if (seconds <= 120) return count(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? count(minutes, 'minute') : count(Math.ceil(minutes / 60), 'hour')
}

export function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}
