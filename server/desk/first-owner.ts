import { isIP } from 'node:net'

/** With which address the first owner of a new installation signs in: nothing is sent there, and no page names it. */
export function firstOwnerEmail(publicUrl: string): string {
  const host = new URL(publicUrl).hostname.replace(/^www\./, '')
  const isName = host.includes('.') && isIP(host) === 0
  return `owner@${isName ? host : 'resort.example'}`
}
