import { useSelector } from '@xstate/react'
import { useContext, useEffect, useRef, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { dhakaDate } from '#contract/values/calendar.ts'
import type { GuestField } from '#machines/parts/guest-details.ts'
import { profileFieldsRequired, profileMachine } from '#machines/profile.machine.ts'
import { GuestForm } from '#src/guests/GuestForm.tsx'
import { useGuestDraft } from '#src/guests/use-guest-draft.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { SessionContext, useApi } from '#src/session/use-session.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirst } from '#ui/fields/focus-first.ts'
import { Skeleton, Spinner } from '#ui/loading.tsx'
import { EmptyState, Notice } from '#ui/messages.tsx'
import { createProfileActors } from './profile.actors.ts'
import styles from './profile.module.css'
import { ProfileFrame } from './ProfileFrame.tsx'
import { texts } from './texts.ts'

const selectIsLoading = (snapshot: ProfileSnapshot) => snapshot.hasTag('loading')
const selectIsFailed = (snapshot: ProfileSnapshot) => snapshot.matches('profileFailed')
const selectProblem = (snapshot: ProfileSnapshot) => snapshot.context.problem
const selectGuest = (snapshot: ProfileSnapshot) => snapshot.context.guest
const selectWrong = (snapshot: ProfileSnapshot) => snapshot.context.wrong
const selectIsBusy = (snapshot: ProfileSnapshot) => snapshot.hasTag('busy')

export default function EditProfilePage() {
  return (
    <ProfileFrame>
      <h1>{siteTexts.titles.editProfile}</h1>
      <p className={styles['lead']}>{texts.lead}</p>
      <ProfileContent />
    </ProfileFrame>
  )
}

function ProfileContent() {
  const profile = useProfileForm()
  const isLoading = useSelector(profile, selectIsLoading)
  const isFailed = useSelector(profile, selectIsFailed)
  const problem = useSelector(profile, selectProblem)
  if (isLoading) {
    return (
      <div className={styles['sheet']} aria-busy="true">
        <Spinner />
        <Skeleton lines={8} />
      </div>
    )
  }
  if (isFailed) {
    return (
      <EmptyState sentence={`${texts.failed} ${problem ?? ''}`}>
        <Button onClick={() => profile.send({ type: 'retry.pressed' })}>{texts.retry}</Button>
      </EmptyState>
    )
  }
  return <ProfileForm profile={profile} />
}

function ProfileForm({ profile }: { profile: ProfileRef }) {
  const guest = useSelector(profile, selectGuest)
  const wrong = useSelector(profile, selectWrong)
  const problem = useSelector(profile, selectProblem)
  const isBusy = useSelector(profile, selectIsBusy)
  const form = useRef<HTMLFormElement>(null)
  const change = (field: GuestField, value: string) => profile.send({ type: 'field.changed', field, value })
  const showSaved = useGuestDraft(guest, change)
  useEffect(() => {
    const subscription = profile.on('guest.saved', ({ profile: saved }) => showSaved(saved))
    return () => subscription.unsubscribe()
  }, [profile, showSaved])

  function save() {
    profile.send({ type: 'save.pressed' })
    focusFirst(form.current, profile.getSnapshot().context.wrong)
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
        isAllShown
        guest={guest}
        wrong={wrong}
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

type ProfileRef = ActorRefFrom<typeof profileMachine>
type ProfileSnapshot = SnapshotFrom<typeof profileMachine>

/** The guest's own profile while it is edited; what is saved is known to the session at once. */
function useProfileForm(): ProfileRef {
  const client = useApi()
  const [today] = useState(() => dhakaDate(Date.now()))
  const session = useContext(SessionContext)?.session
  return useMachine(profileMachine, () => createProfileActors({ client }), {
    input: { today },
    on: {
      'guest.saved': ({ profile }) => session?.send({ type: 'profile.changed', profile }),
      'profile.refused': () => session?.send({ type: 'profile.refused' }),
    },
  })
}
