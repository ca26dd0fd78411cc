import { useSelector } from '@xstate/react'
import { texts } from './texts.ts'
import { type ProfileSnapshot, useProfileForm } from './use-profile-form.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/messages.tsx'
import { Skeleton, Spinner } from '#src/ui/loading.tsx'
import styles from './EditProfilePage.module.css'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'

const selectIsLoading = (snapshot: ProfileSnapshot) => snapshot.hasTag('loading')
const selectIsFailed = (snapshot: ProfileSnapshot) => snapshot.matches('profileFailed')
const selectProblem = (snapshot: ProfileSnapshot) => snapshot.context.problem

export default function EditProfilePage() {
  return (
    <ProfileFrame>
      <h1>{siteTexts.titles.editProfile}</h1>
      <p className={styles['lead']}>{texts.lead}</p>
      <ProfileDesk />
    </ProfileFrame>
  )
}

function ProfileDesk() {
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
