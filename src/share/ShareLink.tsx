import { Share2 } from 'lucide-react'
import { buttonClass, type ButtonKind } from '#ui/Button.tsx'
import { useIsHydrated } from '#ui/lib/hydration.ts'
import { texts } from './texts.ts'

type ShareLinkProps = {
  kind: ButtonKind
  /** What is sent, for a site of this origin. */
  news: (origin: string) => string
}

/** Opens WhatsApp with a text for those who decide or come along. */
export function ShareLink({ kind, news }: ShareLinkProps) {
  // Which address the site is visited under, only the browser knows.
  const text = useIsHydrated() ? news(window.location.origin) : undefined
  return (
    <a
      className={buttonClass(kind)}
      href={text && `https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener"
    >
      <Share2 size={18} aria-hidden="true" /> {texts.action}
    </a>
  )
}
