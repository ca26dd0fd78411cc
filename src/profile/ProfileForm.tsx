import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { GuestField } from '#machines/guest-details.ts'
import { profileFieldsRequired } from '#machines/profile.machine.ts'
import { GuestForm } from '#src/guests/GuestForm.tsx'
import { useGuestDraft } from '#src/guests/use-guest-draft.ts'
import { texts } from './texts.ts'
import type { ProfileRef, ProfileSnapshot } from './use-profile-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/messages.tsx'
import { focusFirst } from '#src/ui/fields/focus-first.ts'
import styles from './EditProfilePage.module.css'

const selectGuest = (snapshot: ProfileSnapshot) => snapshot.context.guest
const selectMissing = (snapshot: ProfileSnapshot) => snapshot.context.missing
const selectProblem = (snapshot: ProfileSnapshot) => snapshot.context.problem
const selectIsBusy = (snapshot: ProfileSnapshot) => snapshot.hasTag('busy')

export function ProfileForm({ profile }: { profile: ProfileRef }) {
  const guest = useSelector(profile, selectGuest)
  const missing = useSelector(profile, selectMissing)
  const problem = useSelector(profile, selectProblem)
  const isBusy = useSelector(profile, selectIsBusy)
  const form = useRef<HTMLFormElement>(null)
  const change = (field: GuestField, value: string) => profile.send({ type: 'field.changed', field, value })
  const keepSaved = useGuestDraft(guest, change)
  useEffect(() => {
    const told = profile.on('guest.saved', ({ profile: saved }) => keepSaved(saved))
    return () => told.unsubscribe()
  }, [profile, keepSaved])

  function save() {
    profile.send({ type: 'save.pressed' })
    focusFirst(form.current, profile.getSnapshot().context.missing)
  }

  return (
    <form
      ref={form}
      className={styles['sheet']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <GuestForm
        title={texts.about}
        guest={guest}
        missing={missing}
        required={profileFieldsRequired}
        isReadOnly={isBusy}
        onChange={change}
      />
      <div className={styles['foot']}>
        {problem !== undefined && <Notice kind="error">{problem}</Notice>}
        <Button type="submit" isBusy={isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
