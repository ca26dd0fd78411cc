import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { openStudio } from '#contract/staff/studio.ts'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/loading.tsx'
import { LockScreen } from '../frame/LockScreen.tsx'
import { ProofDialog } from '../frame/ProofDialog.tsx'
import { selectIsLocked } from '../session/use-step.ts'
import { useDeskCall } from '../session/use-desk-call.ts'
import { useDesk } from '../session/use-desk.ts'
import { texts as common } from '../texts.ts'
import { OtherAccount } from './OtherAccount.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { texts } from './texts.ts'

/** A member who is signed in goes on to the Studio; the server decides whether its address is ours. */
export function StudioScreen() {
  const isLocked = useSelector(useDesk().session, selectIsLocked)
  return (
    <>
      {isLocked ? <LockScreen /> : <Opening />}
      <ProofDialog />
    </>
  )
}

function Opening() {
  const opening = useDeskCall(openStudio)
  const hasBegun = useRef(false)
  async function open(): Promise<void> {
    const Origin = new URLSearchParams(window.location.search).get('origin') ?? ''
    const answer = await opening.send(() => ({ body: { Origin } }))
    if (answer) window.location.replace(answer.data.Address)
  }
  const begin = useEffectEvent(() => void open())
  useEffect(() => {
    if (!hasBegun.current) begin()
    hasBegun.current = true
  }, [])

  if (opening.problem === undefined) {
    return (
      <SignInFrame>
        <Spinner />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title={texts.studioTitle} problem={opening.problem}>
      <Button isWide data-first isBusy={opening.isBusy} onClick={() => void open()}>
        {common.retry}
      </Button>
      <OtherAccount />
    </SignInFrame>
  )
}
