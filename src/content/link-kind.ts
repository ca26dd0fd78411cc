/** Where a link of the content leads; `unsafe` is whatever else an address could be, and is never followed. */
export type LinkKind = 'own' | 'outside' | 'contact' | 'unsafe'

// One slash: a second one, or the backslash that browsers take for it, would lead to another host.
const OWN = /^\/(?![/\\])[^\\]*$|^#/

export function linkKind(href: string): LinkKind {
  // Browsers drop these before they read an address.
  if (/[\t\n\r]/.test(href)) return 'unsafe'
  if (OWN.test(href)) return 'own'
  if (/^https?:\/\//i.test(href)) return 'outside'
  return /^(mailto|tel):/i.test(href) ? 'contact' : 'unsafe'
}
