import { setTurnTime } from '#contract/reception/rooms.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { Select } from '#ui/fields/inputs.tsx'
import { useDeskCall } from '../session/use-desk-call.ts'
import styles from './rooms.module.css'
import { texts } from './texts.ts'

const choices = [0, 30, 60, 90, 120, 180, 240, 360, 720]

/** How long the site does not sell a dirty room for tonight. */
export function TurnTime({ minutes, onSaved }: { minutes: number; onSaved: () => void }) {
  const { send, isBusy, problem } = useDeskCall(setTurnTime)

  async function save(Minutes: number): Promise<void> {
    const answer = await send((ActivityId) => ({ body: { ActivityId, Minutes } }))
    if (answer) showToast('success', texts.turnSaved)
    onSaved()
  }

  const offered = [...new Set([...choices, minutes])].toSorted((one, other) => one - other)
  return (
    <div className={styles['turn']}>
      <Select
        label={texts.turn}
        hint={texts.turnHint}
        required
        readOnly={isBusy}
        problem={problem}
        options={offered.map((value) => ({ value: String(value), label: texts.turnAfter(value) }))}
        value={String(minutes)}
        onChange={({ target }) => void save(Number(target.value))}
      />
    </div>
  )
}
