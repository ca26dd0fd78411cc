/** JSON that cannot end the script element that carries it. */
export function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
