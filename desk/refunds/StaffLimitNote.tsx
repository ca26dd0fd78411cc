import { readStaffLimit } from '#contract/money/refunds.ts'
import { Spinner } from '#ui/loading.tsx'
import { Notice } from '#ui/messages.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import { staffLimitText } from './staff-limit-text.ts'
import styles from './refunds.module.css'

/** What the member may still give back or waive of an order, above the button that does it. */
export function StaffLimitNote({ code }: { code: string }) {
  const { data, problem } = useDeskReading(readStaffLimit, { params: { Code: code } })
  if (problem !== undefined) return <Notice kind="error">{problem}</Notice>
  return data ? <p className={styles['note']}>{staffLimitText(data)}</p> : <Spinner size="small" />
}
