import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { EditMark } from './use-editable.ts'
import { linkKind } from './link-kind.ts'

export type ContentLinkProps = {
  href: string
  className?: string | undefined
  /** Where its words are edited. */
  mark?: EditMark
  children: ReactNode
}

/** A link that an editor wrote. What is no safe address stays as words. */
export function ContentLink({ href, className, mark, children }: ContentLinkProps) {
  const kind = linkKind(href)
  if (kind === 'unsafe') return children
  if (kind === 'own') {
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
