import { Star } from 'lucide-react'
import { useId } from 'react'
import styles from './ScoreField.module.css'
import { texts } from './texts.ts'

const SCORES = ['1', '2', '3', '4', '5']

type ScoreFieldProps = { value: string; problem: string | undefined; onChange: (score: string) => void }

/** Stars to choose from, as radio buttons: arrow keys move the choice. */
export function ScoreField({ value, problem, onChange }: ScoreFieldProps) {
  const id = useId()
  const messageId = `${id}-message`
  return (
    <fieldset className={styles['score']} {...(problem !== undefined && { 'aria-describedby': messageId })}>
      <legend className={styles['legend']}>{texts.score}</legend>
      <div className={styles['stars']}>
        {SCORES.map((score) => (
          <label key={score}>
            <input
              type="radio"
              name={id}
              required
              checked={score === value}
              data-invalid={problem === undefined || score !== '1' ? undefined : ''}
              onChange={() => onChange(score)}
            />
            <span className="visually-hidden">{texts.scoreOf(score)}</span>
            <Star size={32} strokeWidth={1.5} aria-hidden="true" />
          </label>
        ))}
        {value !== '' && (
          <span aria-hidden="true" className={styles['chosen']}>
            {texts.scoreOf(value)}
          </span>
        )}
      </div>
      <p id={messageId} className={styles['problem']} aria-live="polite">
        {problem}
      </p>
    </fieldset>
  )
}
