import type { Party, Stay } from '#contract/values/stay.ts'
import { NearestStays } from '#src/availability/Alternatives.tsx'
import { useAlternatives } from '#src/availability/use-alternatives.ts'
import { factsOf } from '#src/places/place-facts.ts'
import { classes } from '#ui/classes.ts'
import type { ResultCardProps } from './ResultCard.tsx'
import { ResultName, ResultRows } from './ResultRows.tsx'
import styles from './ResultCard.module.css'

type TakenResultProps = Omit<ResultCardProps, 'isUrgent'> & { party: Party; onStay: (stay: Stay) => void }

/** A house of which nothing can be booked on these nights: what it would cost, and when it is free. */
export function TakenResult({ result, stay, party, today, facts, onOpen, onNear, onStay }: TakenResultProps) {
  const shown = result.room ?? result.whole
  const key = [result.id, stay.arrival, stay.departure, party.adults, party.children].join(' ')
  const nearest = useAlternatives(key, async ({ readForHouse }, client) =>
    shown ? readForHouse(client, { house: shown, stay, today, party }) : [],
  )
  if (!shown) return null
  return (
    <article className={classes(styles['card'], styles['taken'])}>
      <div className={styles['text']}>
        <ResultName name={shown.Name} onNear={onNear} onOpen={() => onOpen(shown, result)} />
        {nearest && <NearestStays stays={nearest} onStay={onStay} />}
        <ResultRows result={result} stay={stay} facts={factsOf(facts, shown)} />
      </div>
    </article>
  )
}
