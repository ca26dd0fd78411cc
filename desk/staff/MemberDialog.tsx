import { useState } from 'react'
import { endStaff, forgetBrowser, resetStaff, type StaffMember } from '#contract/staff/staff.ts'
import { roleMachine } from '#machines/desk/account-forms.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { Notice } from '#ui/messages.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import parts from '../parts/parts.module.css'
import { useDesk } from '../session/use-desk.ts'
import { useDeskCall } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import { ConfirmedAction } from './ConfirmedAction.tsx'
import { FirstPassword } from './FirstPassword.tsx'
import { RightsFields } from './RightsFields.tsx'
import styles from './staff.module.css'
import { createRoleActors } from './staff.actors.ts'
import { texts } from './texts.ts'

type MemberDialogProps = { member: StaffMember; onClose: () => void; onChanged: () => void }

/** All that an owner may change of one account. */
export function MemberDialog({ member, onClose, onChanged }: MemberDialogProps) {
  const { Id: MemberId, Name } = member
  const [password, setPassword] = useState<string>()
  const resetting = useDeskCall(resetStaff)
  const ending = useDeskCall(endStaff)

  async function reset(): Promise<void> {
    const answer = await resetting.send((ActivityId) => ({ body: { ActivityId, MemberId } }))
    if (!answer) return
    setPassword(answer.data.Password)
    onChanged()
  }

  async function end(): Promise<void> {
    if (!(await ending.send((ActivityId) => ({ body: { ActivityId, MemberId } })))) return
    showToast('success', texts.endDone(Name))
    onChanged()
    onClose()
  }

  if (password !== undefined) {
    return (
      <Dialog isOpen onClose={onClose} title={texts.passwordTitle}>
        <FirstPassword name={Name} password={password} onDone={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog isOpen onClose={onClose} title={Name}>
      <div className={styles['sections']}>
        <RolePart member={member} onChanged={onChanged} />
        <BrowsersPart member={member} onChanged={onChanged} />
        <ConfirmedAction
          lead={texts.resetLead}
          action={texts.reset}
          confirmation={texts.confirmReset(Name)}
          problem={resetting.problem}
          isBusy={resetting.isBusy}
          onConfirm={() => void reset()}
        />
        <ConfirmedAction
          lead={texts.endLead}
          action={texts.end}
          confirmation={texts.confirmEnd(Name)}
          problem={ending.problem}
          isBusy={ending.isBusy}
          onConfirm={() => void end()}
        />
      </div>
      <p className={parts['soft']}>{member.Email}</p>
    </Dialog>
  )
}

type PartProps = Pick<MemberDialogProps, 'member' | 'onChanged'>

function RolePart({ member, onChanged }: PartProps) {
  const { api } = useDesk()
  const saving = useMachine(roleMachine, () => createRoleActors({ api, memberId: member.Id }), {
    input: { role: member.Role, content: member.Content },
    on: {
      'form.sent'() {
        showToast('success', texts.roleSet)
        onChanged()
      },
    },
  })
  const form = useForm(saving, {})
  return (
    <ActionForm {...form.frame} className={parts['form']} action={texts.setRole}>
      <RightsFields form={form} />
    </ActionForm>
  )
}

function BrowsersPart({ member: { Browsers }, onChanged }: PartProps) {
  const forgetting = useDeskCall(forgetBrowser)

  async function forget(id: number): Promise<void> {
    if (!(await forgetting.send((ActivityId) => ({ body: { ActivityId, BrowserId: id } })))) return
    showToast('success', texts.forgotten)
    onChanged()
  }

  return (
    <section>
      <h3>{texts.browsers}</h3>
      <p className={parts['soft']}>{Browsers.length === 0 ? texts.noBrowsers : texts.browsersLead}</p>
      {forgetting.problem !== undefined && <Notice kind="error">{forgetting.problem}</Notice>}
      <ul>
        {Browsers.map(({ Id, Program, System, Until }) => (
          <li key={Id} className={styles['browser']}>
            <span>
              {texts.browserOf(Program, System)},{' '}
              <span className={parts['soft']}>{texts.until(common.moment(Until))}</span>
            </span>
            <Button
              kind="text"
              isBusy={forgetting.isBusy}
              aria-label={texts.forgetThis(texts.browserOf(Program, System))}
              onClick={() => void forget(Id)}
            >
              {texts.forget}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
