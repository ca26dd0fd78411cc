/** An address that a browser may be sent to in order to pay. Throws for what is none, such as a script. */
export function paymentAddress(url: string): string {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('A payment page is a web page')
  return url
}
