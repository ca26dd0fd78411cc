import { useEditable } from '#src/content/use-editable.ts'
import { Alpona } from '#src/ui/headings.tsx'
import styles from './Intro.module.css'
import { WeatherPill } from './WeatherPill.tsx'

export function Intro({ heading, text }: { heading: string; text: string }) {
  const edit = useEditable()
  return (
    <section className={styles['intro']}>
      <Alpona />
      <h2 {...edit('heading')}>{heading}</h2>
      <p {...edit('intro')}>{text}</p>
      <WeatherPill />
    </section>
  )
}
