import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Party } from '#contract/values/stay.ts'
import styles from './GuestsField.module.css'
import { chooseSide } from '#ui/popup-side.ts'
import { QuantityStepper } from './QuantityStepper.tsx'

const MAX_GUESTS = 60

export type GuestsTexts = {
  guests: string
  adults: string
  children: string
  party: (adults: number, children: number) => string
}

type GuestsFieldProps = { texts: GuestsTexts; party: Party; onChange: (party: Party) => void }

/** How many come. It opens without a script too; the figures go with the form as `adults` and `children`. */
export function GuestsField({ texts, party, onChange }: GuestsFieldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const close = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.current?.contains(event.target))
        details.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [])
  return (
    <details
      ref={details}
      className={styles['guests']}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open || !popup.current) return
        chooseSide(popup.current)
        popup.current.scrollIntoView({ block: 'nearest' })
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.removeAttribute('open')
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.currentTarget.removeAttribute('open')
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className={styles['summary']}>
        <span className={styles['label']}>{texts.guests}</span>
        <span className={styles['value']}>
          {texts.party(party.adults, party.children)}
          <ChevronDown size={18} aria-hidden="true" />
        </span>
      </summary>
      <input type="hidden" name="adults" value={party.adults} />
      <input type="hidden" name="children" value={party.children} />
      <div ref={popup} className={styles['popup']}>
        <div className={styles['line']}>
          <span>{texts.adults}</span>
          <QuantityStepper
            label={texts.adults}
            value={party.adults}
            min={1}
            max={MAX_GUESTS}
            onChange={(adults) => onChange({ ...party, adults })}
          />
        </div>
        <div className={styles['line']}>
          <span>{texts.children}</span>
          <QuantityStepper
            label={texts.children}
            value={party.children}
            max={MAX_GUESTS}
            onChange={(children) => onChange({ ...party, children })}
          />
        </div>
      </div>
    </details>
  )
}
