import { Button } from '#ui/Button.tsx'
import { useDesk } from '../session/use-desk.ts'
import { texts } from './texts.ts'

/** Back to the first step, for someone else. */
export function OtherAccount() {
  const { session } = useDesk()
  return (
    <Button kind="text" onClick={() => session.send({ type: 'signOut.chosen' })}>
      {texts.otherAccount}
    </Button>
  )
}
