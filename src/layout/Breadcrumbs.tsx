import { Link } from 'react-router-dom'
import type { Crumb } from '#src/lib/page-handle.ts'
import { texts } from './texts.ts'
import styles from './Breadcrumbs.module.css'

/** The path from the home page to this one, which comes last. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles['crumbs']} aria-label={texts.breadcrumbs}>
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <Link to={path}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
