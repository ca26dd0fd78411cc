import type { Section } from '#cms/types.ts'
import { useEditable } from '#src/content/editable.tsx'
import { langOf } from '#src/content/lang.ts'
import { RichText } from '#src/content/RichText.tsx'
import { classes } from '#ui/classes.ts'
import styles from './sections.module.css'

type Props<Name extends Section['_type']> = { section: Extract<Section, { _type: Name }> }

/** The heading of a section. Two may be equal, so none names a landmark. */
export function SectionHeading({ heading }: { heading: string }) {
  const edit = useEditable()
  return (
    <h2 {...langOf(heading)} {...edit('heading')}>
      {heading}
    </h2>
  )
}

export function TextSection({ section: { heading, text } }: Props<'textSection'>) {
  return (
    <section className={styles['split']}>
      <SectionHeading heading={heading} />
      <div className={styles['words']}>
        <RichText text={text} at={['text']} />
      </div>
    </section>
  )
}

export function FactsSection({ section: { heading, facts } }: Props<'factsSection'>) {
  const edit = useEditable()
  if (facts.length === 0) return null
  return (
    <section className={styles['stack']}>
      {heading !== '' && <SectionHeading heading={heading} />}
      <dl className={styles['facts']}>
        {facts.map((fact) => (
          <div key={fact._key}>
            <dt {...langOf(fact.label)} {...edit('facts', fact, 'label')}>
              {fact.label}
            </dt>
            <dd {...langOf(fact.value)} {...edit('facts', fact, 'value')}>
              {fact.value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function QuestionsSection({ section: { heading, questions } }: Props<'questionsSection'>) {
  const edit = useEditable()
  if (questions.length === 0) return null
  return (
    <section className={styles['split']}>
      <SectionHeading heading={heading} />
      <div className={styles['questions']}>
        {questions.map((one) => (
          <details key={one._key}>
            <summary {...langOf(one.question)} {...edit('questions', one, 'question')}>
              {one.question}
            </summary>
            <div className={styles['words']}>
              <RichText text={one.answer} at={['questions', one, 'answer']} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}

const LONG_QUOTE = 160

export function QuoteSection({ section: { words, who, place } }: Props<'quoteSection'>) {
  const edit = useEditable()
  return (
    <figure className={classes(styles['quote'], words.length > LONG_QUOTE && styles['long'])}>
      <blockquote>
        <p {...langOf(words)} {...edit('words')}>
          {words}
        </p>
      </blockquote>
      <figcaption>
        <span {...langOf(who)} {...edit('who')}>
          {who}
        </span>
        {place !== '' && (
          <span {...langOf(place)} {...edit('place')}>
            {place}
          </span>
        )}
      </figcaption>
    </figure>
  )
}
