import { classes } from '#src/ui/classes.ts'
import section from '#src/ui/styles/section.module.css'
import { Skeleton } from '#src/ui/loading.tsx'
import styles from './RequireSession.module.css'
import { texts } from './texts.ts'

/** What stands for a personal page as long as nobody knows who is here: the server's whole answer. */
export function PersonalFrame({ isPart = false }: { isPart?: boolean }) {
  return (
    <div className={isPart ? styles['part'] : classes(section['container'], styles['frame'])} aria-busy="true">
      <output className="visually-hidden">{texts.reading}</output>
      <Skeleton lines={5} />
    </div>
  )
}
