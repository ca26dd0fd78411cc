/** An address as it may stand in a log: without phone numbers, and without a query that can hold one or a secret. */
export function redactPath(url: string): string {
  const [path = ''] = url.split('?')
  return path.replaceAll(/(\+|%2B)?\d{8,}/gi, '[number]')
}
