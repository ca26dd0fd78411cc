import { useState } from 'react'
import { listStaff, type StaffMember } from '#contract/staff/staff.ts'
import { Button } from '#ui/Button.tsx'
import { PageHead, ReadingState } from '../parts/Page.tsx'
import parts from '../parts/parts.module.css'
import { useDeskReading } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import { AddDialog } from './AddDialog.tsx'
import { MemberDialog } from './MemberDialog.tsx'
import styles from './StaffPage.module.css'
import { texts } from './texts.ts'

/** Who works here, and what each may do. */
export default function StaffPage() {
  const reading = useDeskReading(listStaff, {})
  const [isAdding, setIsAdding] = useState(false)
  const [changedId, setChangedId] = useState<number>()
  const members = reading.data?.Data ?? []
  const changed = members.find(({ Id }) => Id === changedId)

  return (
    <>
      <PageHead title={common.pages.staff}>
        <Button onClick={() => setIsAdding(true)}>{texts.add}</Button>
      </PageHead>
      <ReadingState reading={reading} />
      {reading.data && <StaffTable members={members} onChange={({ Id }) => setChangedId(Id)} />}
      <AddDialog isOpen={isAdding} onClose={() => setIsAdding(false)} onAdded={reading.reload} />
      {changed && (
        <MemberDialog
          key={changed.Id}
          member={changed}
          onClose={() => setChangedId(undefined)}
          onChanged={reading.reload}
        />
      )}
    </>
  )
}

type StaffTableProps = { members: readonly StaffMember[]; onChange: (member: StaffMember) => void }

function StaffTable({ members, onChange }: StaffTableProps) {
  return (
    <table className={parts['table']}>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.role}</th>
          <th scope="col">{texts.email}</th>
          <th scope="col">{texts.status}</th>
          <th scope="col">{texts.lastSignIn}</th>
          <th scope="col">
            <span className="visually-hidden">{texts.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.Id} className={member.EndedAt === null ? undefined : parts['ended']}>
            <td data-label={texts.name}>
              <strong>{member.Name}</strong>
            </td>
            <td data-label={texts.role}>
              <span>
                {common.roles[member.Role]}
                {member.Content !== 'none' && (
                  <small className={styles['content']}>{texts.inStudio(common.contentRights[member.Content])}</small>
                )}
              </span>
            </td>
            <td data-label={texts.email}>
              <Address email={member.Email} />
            </td>
            <td data-label={texts.status}>{statusOf(member)}</td>
            <td data-label={texts.lastSignIn}>
              {member.LastSignInAt === null ? texts.never : common.moment(member.LastSignInAt)}
            </td>
            <td>
              {member.EndedAt === null && (
                <Button kind="text" aria-label={texts.changeOf(member.Name)} onClick={() => onChange(member)}>
                  {texts.change}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** An address that has no room on one line is broken before its @. */
function Address({ email }: { email: string }) {
  const [name, host] = email.split('@')
  return (
    <span>
      {name}
      <wbr />@{host}
    </span>
  )
}

function statusOf({ EndedAt, IsEnrolled, HasPin }: StaffMember): string {
  if (EndedAt !== null) return texts.ended(common.moment(EndedAt))
  if (!IsEnrolled) return texts.waiting
  return HasPin ? texts.enrolledWithPin : texts.enrolled
}
