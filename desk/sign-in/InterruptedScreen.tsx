import { useSelector } from '@xstate/react'
import { Button } from '#ui/Button.tsx'
import { useStep } from '../session/use-step.ts'
import type { DeskSnapshot } from '../session/use-desk.ts'
import { texts as common } from '../texts.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { texts } from './texts.ts'

const selectIsLeaving = (snapshot: DeskSnapshot) => snapshot.matches('leaving')

/** No answer came: neither how far the sign-in is, nor that it has ended. */
export function InterruptedScreen() {
  const { session, problem } = useStep()
  const isLeaving = useSelector(session, selectIsLeaving)
  return (
    <SignInFrame title={isLeaving ? texts.signingOutFailed : texts.interrupted} problem={problem}>
      <Button isWide data-first onClick={() => session.send({ type: 'retry.chosen' })}>
        {common.retry}
      </Button>
    </SignInFrame>
  )
}
