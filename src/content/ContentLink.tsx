import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { EditMark } from './editable.tsx'

export type ContentLinkProps = {
  href: string
  className?: string | undefined
  /** Where its words are edited. */
  mark?: EditMark
  children: ReactNode
}

/** A link that an editor wrote. An unsafe address is shown as plain text. A PDF is no page of the router's. */
export function ContentLink({ href, className, mark, children }: ContentLinkProps) {
  const kind = linkKind(href)
  if (kind === 'unsafe') return children
  if (kind === 'own' && !href.startsWith('/pdf/')) {
    return (
      <Link to={href} className={className} {...mark}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} className={className} rel={kind === 'outside' ? 'noopener noreferrer' : undefined} {...mark}>
      {children}
    </a>
  )
}

/** Where a link of the content leads; any other address is `unsafe` and never followed. */
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
