import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { PageHead, Section } from '../parts/Page.tsx'
import { useCan } from '../session/use-desk.ts'
import { texts as common } from '../texts.ts'
import { CompanyDebts } from './CompanyDebts.tsx'
import { DuesSection } from './DuesSection.tsx'
import { TakingsSection } from './TakingsSection.tsx'
import { TillSection } from './TillSection.tsx'
import styles from './money.module.css'
import { texts } from './texts.ts'
import { type TillSnapshot, useTill } from './use-till.ts'

const selectShiftId = ({ context }: TillSnapshot) => context.till?.Id

/** One's own shift, which guests and companies owe, and what all took. Who only reads has no shift. */
export default function MoneyPage() {
  const mayTake = useCan('money.take')
  return (
    <>
      <PageHead title={common.pages.money} />
      <div className={styles['sections']}>{mayTake ? <Cashier /> : <Books changes={0} ownShiftId={undefined} />}</div>
    </>
  )
}

function Cashier() {
  const [changes, setChanges] = useState(0)
  const noteChange = () => setChanges((before) => before + 1)
  const { actors, noteOpened } = useTill(noteChange)
  const ownShiftId = useSelector(actors.till, selectShiftId)
  return (
    <>
      <Section title={texts.shift} className={styles['body']}>
        <TillSection actors={actors} onOpened={noteOpened} />
      </Section>
      <Books changes={changes} ownShiftId={ownShiftId} />
    </>
  )
}

function Books({ changes, ownShiftId }: { changes: number; ownShiftId: number | undefined }) {
  const maySeeAll = useCan('takings.read')
  return (
    <>
      <Section title={texts.dues} className={styles['body']}>
        <DuesSection key={changes} />
      </Section>
      <Section title={texts.companyDebts} className={styles['body']}>
        <CompanyDebts key={changes} />
      </Section>
      {maySeeAll && (
        <Section title={texts.takings} className={styles['body']}>
          <TakingsSection changes={changes} ownShiftId={ownShiftId} />
        </Section>
      )}
    </>
  )
}
