/** The resort's name, which the server writes into the page. */
export function brand(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''
}
