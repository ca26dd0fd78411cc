import { Download } from 'lucide-react'
import { useState } from 'react'
import { readLetterhead } from '#contract/money/paper.ts'
import { readRegister, type RegisterLine } from '#contract/reception/registration.ts'
import { dayText } from '#contract/wording/format.ts'
import { Button } from '#ui/Button.tsx'
import { today } from '#ui/lib/clock.ts'
import { Notice } from '#ui/messages.tsx'
import { DayField } from '../parts/DayField.tsx'
import { Letterhead } from '../paper/Letterhead.tsx'
import { plainText } from '../guests/plain-text.ts'
import { toCsv } from '#contract/values/csv.ts'
import { download } from '../money/download.ts'
import { PageHead } from '../parts/Page.tsx'
import parts from '../parts/parts.module.css'
import { PrintButton } from '../parts/PrintButton.tsx'
import { useDeskCall, useDeskReading } from '../session/use-desk-call.ts'
import styles from './register.module.css'
import { columns, isDay, rowOf } from './register-rows.ts'
import { texts } from './texts.ts'

type Register = { night: string; lines: readonly RegisterLine[] }

/** Who was in the house on a night, for the police. It is read on request: each reading is in the log. */
export default function RegisterPage() {
  const [night, setNight] = useState(today)
  const [register, setRegister] = useState<Register>()
  const { send, isBusy, problem } = useDeskCall(readRegister)
  async function show(): Promise<void> {
    const answer = await send((ActivityId) => ({ body: { ActivityId, Night: night } }))
    if (answer) setRegister({ night, lines: answer.data.Lines })
  }
  return (
    <>
      <PageHead title={texts.ofNight} />
      <div className={parts['stack']}>
        <p className={parts['soft']}>{texts.ofNightLead}</p>
        <div className={styles['night']}>
          <DayField label={texts.night} day={night} onDay={setNight} />
          <Button isBusy={isBusy} onClick={() => void show()}>
            {texts.showRegister}
          </Button>
        </div>
        {problem !== undefined && <Notice kind="error">{problem}</Notice>}
        {register && <Shown {...register} />}
      </div>
    </>
  )
}

function Shown({ night, lines }: Register) {
  const resort = useDeskReading(readLetterhead, {}).data
  const save = () => download(`register-${night}.csv`, toCsv([columns, ...lines.map(rowOf)]))
  return (
    <>
      <div className={parts['actions']}>
        <PrintButton label={texts.printRegister}>
          <article className={styles['sheet']}>
            {resort && <Letterhead resort={resort} />}
            <h1>{texts.registerOfNight(dayText(night))}</h1>
            <Lines lines={lines} />
          </article>
        </PrintButton>
        <Button kind="outlined" onClick={save}>
          <Download size={16} aria-hidden="true" />
          {texts.csv}
        </Button>
      </div>
      <h2>{texts.registerOfNight(dayText(night))}</h2>
      <Lines lines={lines} />
    </>
  )
}

function Lines({ lines }: { lines: readonly RegisterLine[] }) {
  if (lines.length === 0) return <p className={styles['none']}>{texts.nobodyThere}</p>
  return (
    <table className={parts['table']}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // One person may be in it twice.
          <tr key={`${line.Code} ${index}`}>
            {rowOf(line).map((cell, at) => (
              <td key={columns[at]} className={isDay(cell) ? styles['day'] : undefined} data-label={columns[at]}>
                <bdi>{plainText(cell)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
