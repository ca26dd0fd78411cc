import { useSelector } from '@xstate/react'
import { useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { requiredForProfile, profileMachine } from '#machines/profile.machine.ts'
import { GuestForm } from '#src/guests/GuestForm.tsx'
import { useGuestForm } from '#src/guests/use-guest-form.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { useToday } from '#ui/lib/clock.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { SessionContext, useApi } from '#src/session/use-session.ts'
import { Button } from '#ui/Button.tsx'
import { MarksOptional } from '#ui/fields/Field.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { Skeleton, Spinner } from '#ui/loading.tsx'
import { EmptyState, Notice } from '#ui/messages.tsx'
import { createProfileActors } from './profile.actors.ts'
import styles from './profile.module.css'
import { ProfileFrame } from './ProfileFrame.tsx'
import { texts } from './texts.ts'

const selectIsLoading = (snapshot: ProfileSnapshot) => snapshot.hasTag('loading')
const selectIsFailed = (snapshot: ProfileSnapshot) => snapshot.matches('profileFailed')
const selectProblem = (snapshot: ProfileSnapshot) => snapshot.context.problem

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
  const { frame, ...form } = useGuestForm(profile)
  return (
    <Form className={styles['sheet']} onSubmit={frame.onSubmit}>
      <MarksOptional value={false}>
        <GuestForm title={texts.about} isAllShown form={form} required={requiredForProfile} isReadOnly={frame.isBusy} />
      </MarksOptional>
      <div className={styles['foot']}>
        {frame.problem !== undefined && <Notice kind="error">{frame.problem}</Notice>}
        <Button type="submit" isBusy={frame.isBusy}>
          {texts.save}
        </Button>
      </div>
    </Form>
  )
}

type ProfileRef = ActorRefFrom<typeof profileMachine>
type ProfileSnapshot = SnapshotFrom<typeof profileMachine>

/** The guest's own profile while it is edited; what is saved is known to the session at once. */
function useProfileForm(): ProfileRef {
  const client = useApi()
  const today = useToday()
  const session = useContext(SessionContext)?.session
  return useMachine(profileMachine, () => createProfileActors({ client }), {
    input: { today },
    on: {
      'guest.saved': ({ profile }) => session?.send({ type: 'profile.changed', profile }),
      'profile.refused': () => session?.send({ type: 'profile.refused' }),
    },
  })
}
