import { readAllowance } from '#contract/money/refunds.ts'
import { Spinner } from '#ui/loading.tsx'
import { Notice } from '#ui/messages.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import { allowanceText } from './allowance-text.ts'
import styles from './refunds.module.css'

/** What the member may still give back or waive of an order, above the button that does it. */
export function AllowanceNote({ code }: { code: string }) {
  const { data, problem } = useDeskReading(readAllowance, { params: { Code: code } })
  if (problem !== undefined) return <Notice kind="error">{problem}</Notice>
  return data ? <p className={styles['note']}>{allowanceText(data)}</p> : <Spinner size="small" />
}
