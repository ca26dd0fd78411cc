/** `123456` paisa as `1234.56`, the way amounts are written to the gateway. */
export function decimalOf(paisa: number): string {
  return `${Math.floor(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`
}

/** `1234.56`, `1234.5` or `1234` as paisa, without passing through a float; undefined for anything else. */
export function paisaOf(decimal: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(decimal)
  if (!match) return undefined
  const [, taka = '', paisa = ''] = match
  return Number(taka) * 100 + Number(paisa.padEnd(2, '0'))
}
