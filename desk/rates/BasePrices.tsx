import { placeName } from '#contract/wording/rate-words.ts'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { RatedPlace } from '#contract/catalogue/rates.ts'
import { amountProblem } from '#machines/desk/parts/amount.ts'
import { baseRateMachine } from '#machines/desk/rate-dialogs.machine.ts'
import { everyNight, fullNights } from '#machines/desk/rate-form.ts'
import { Button } from '#ui/Button.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { FormDialog } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { useState } from 'react'
import { AmountInput } from '../parts/inputs.tsx'
import { Section } from '../parts/Page.tsx'
import parts from '../parts/parts.module.css'
import { useActDialog } from '../session/use-act-dialog.ts'
import { useMember } from '../session/use-desk.ts'
import { createBaseRateActors } from './rates.actors.ts'
import { placeKey } from './rate-words.ts'
import styles from './rates.module.css'
import { texts } from './texts.ts'

type BasePricesProps = { places: readonly RatedPlace[]; seen: number; mayChange: boolean; onChanged: () => void }

/** What nights cost where nothing else is set, by place. */
export function BasePrices({ places, seen, mayChange, onChanged }: BasePricesProps) {
  const isOwner = useMember().Role === 'owner'
  const dialog = useActDialog(baseRateMachine, createBaseRateActors, {
    done: ({ subject }) => texts.baseSaved(subject.title),
    onDone: onChanged,
  })
  return (
    <Section title={texts.baseTitle} className={styles['rows']}>
      <p className={parts['soft']}>{texts.baseLead}</p>
      <ul>
        {places.map((place) => {
          const title = placeName(place)
          return (
            <li key={placeKey(place)}>
              <span>
                {title}
                <small>{texts.baseWords(place.Week, place.Floor)}</small>
              </span>
              <Button
                kind="outlined"
                disabled={!mayChange}
                aria-label={texts.changeBase(title)}
                onClick={() => dialog.send({ type: 'dialog.opened', subject: { place, title, seen, isOwner } })}
              >
                {texts.change}
              </Button>
            </li>
          )
        })}
      </ul>
      <BaseDialog dialog={dialog} />
    </Section>
  )
}

type BaseRef = ActorRefFrom<typeof baseRateMachine>

const selectSubject = ({ context }: SnapshotFrom<typeof baseRateMachine>) => context.subject

function BaseDialog({ dialog }: { dialog: BaseRef }) {
  const subject = useSelector(dialog, selectSubject)
  return (
    <FormDialog form={dialog} title={texts.baseOf(subject?.title ?? '')}>
      {(onClose) => <BaseForm dialog={dialog} isOwner={subject?.isOwner ?? false} onClose={onClose} />}
    </FormDialog>
  )
}

function BaseForm({ dialog, isOwner, onClose }: { dialog: BaseRef; isOwner: boolean; onClose: () => void }) {
  const { fields, bind, change, problemAt, frame } = useForm(dialog, texts.baseProblems)
  const [spread, setSpread] = useState('')
  const { week } = fields
  const setDays = (price: string, days: readonly number[]) =>
    change(
      'week',
      week.map((before, day) => (days.includes(day) ? price : before)),
    )
  const isSum = amountProblem(spread) === undefined
  return (
    <ActionForm {...frame} action={texts.save} onClose={onClose}>
      <p className={parts['soft']}>{texts.baseLead}</p>
      <AmountInput label={texts.spread} value={spread} onChange={({ target }) => setSpread(target.value)} />
      <div className={parts['actions']}>
        <Button kind="outlined" disabled={!isSum} onClick={() => setDays(spread, everyNight)}>
          {texts.spreadAll}
        </Button>
        <Button kind="outlined" disabled={!isSum} onClick={() => setDays(spread, fullNights)}>
          {texts.fullNights}
        </Button>
      </div>
      <div className={parts['pair']}>
        {week.map((price, day) => (
          <AmountInput
            key={texts.nightsOfWeek[day]}
            label={texts.nightsOfWeek[day] ?? ''}
            required
            value={price}
            problem={amountProblem(price) && problemAt('week')}
            onChange={({ target }) => setDays(target.value, [day])}
          />
        ))}
      </div>
      <AmountInput
        label={texts.floor}
        hint={isOwner ? texts.floorHint : texts.floorOwner}
        disabled={!isOwner}
        {...bind('floor')}
      />
    </ActionForm>
  )
}
