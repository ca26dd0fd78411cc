import type { ChosenNights } from '#machines/desk/rates.machine.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import parts from '../parts/parts.module.css'
import { countOf } from './rates-data.ts'
import styles from './rates.module.css'
import { texts } from './texts.ts'

type RateToolsProps = {
  chosen: ChosenNights | undefined
  mayChange: boolean
  /** At the foot of a phone's screen, in sight while nights are tapped. */
  isAtFoot: boolean
  onSet: (chosen: ChosenNights) => void
  onFill: () => void
  onChooseNone: () => void
}

/** What is done with the chosen nights, or with others. */
export function RateTools({ chosen, mayChange, isAtFoot, onSet, onFill, onChooseNone }: RateToolsProps) {
  return (
    <div className={classes(styles['tools'], isAtFoot && styles['atFoot'])}>
      <Button disabled={!chosen || !mayChange} onClick={() => chosen && onSet(chosen)}>
        {texts.set(chosen ? countOf(chosen) : 0)}
      </Button>
      <Button kind="outlined" disabled={!mayChange} onClick={onFill}>
        {texts.fill}
      </Button>
      {chosen && (
        <Button kind="text" onClick={onChooseNone}>
          {texts.chooseNone}
        </Button>
      )}
      {mayChange && !chosen && <span className={parts['soft']}>{isAtFoot ? texts.tapFirst : texts.chooseFirst}</span>}
    </div>
  )
}
