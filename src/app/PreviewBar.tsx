import { useIsHydrated } from '#ui/lib/hydration.ts'
import styles from './PreviewBar.module.css'
import { texts } from './texts.ts'

/** Reminds staff that visitors see something else. In the Studio’s frame the Studio does that; a window that it opened shows nothing of it. */
export function PreviewBar({ path }: { path: string }) {
  const isAlone = useIsHydrated() && window.parent === window
  if (!isAlone) return null
  return (
    <aside className={styles['bar']} aria-label={texts.preview.label}>
      <p>{texts.preview.drafts}</p>
      <a href={`/preview/disable?${new URLSearchParams({ to: path }).toString()}`}>{texts.preview.leave}</a>
    </aside>
  )
}

/** Whether the Studio shows this page, in its frame or in a window that it opened. */
export function isInStudio(): boolean {
  return window.parent !== window || window.opener !== null
}
