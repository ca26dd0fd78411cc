import { useState } from 'react'
import { type DeskOrder, type IdentityDocument, readIdentity } from '#contract/reception/orders.ts'
import { Button } from '#ui/Button.tsx'
import { nameOf } from '../guests/guest.tsx'
import { plainText } from '../guests/plain-text.ts'
import { useCan } from '../session/use-desk.ts'
import { useDeskCall } from '../session/use-desk-call.ts'
import { texts } from './texts.ts'

type IdentityProps = { code: string; guest: DeskOrder['Guest'] }

/** Whether the guest's document is recorded, and what it says to who asks with a fresh code: each look is in the log. */
export function Identity({ code, guest }: IdentityProps) {
  const mayRead = useCan('identity.read')
  const { send, isBusy, problem } = useDeskCall(readIdentity)
  const [shown, setShown] = useState<IdentityDocument>()

  async function show(): Promise<void> {
    const answer = await send((ActivityId) => ({ body: { ActivityId, Code: code } }))
    setShown(answer?.data)
  }

  if (!guest.HasIdentity) return <span>{texts.identityMissing}</span>
  if (shown) return <bdi>{documentText(shown)}</bdi>
  return (
    <span>
      {texts.identityKnown}{' '}
      {mayRead && (
        <Button
          kind="text"
          isBusy={isBusy}
          aria-label={texts.showIdentityOf(nameOf(guest.Name))}
          onClick={() => void show()}
        >
          {texts.showIdentity}
        </Button>
      )}
      {problem !== undefined && <small role="alert">{problem}</small>}
    </span>
  )
}

/** 'National ID 1234567890, valid until 31-12-2030, born 25-03-1988'. */
function documentText({ Type, Number, Expires, DateOfBirth }: IdentityDocument): string {
  const parts = [
    [Type, plainText(Number)].filter((part) => part !== '').join(' '),
    Expires === '' ? '' : texts.identityExpires(Expires),
    DateOfBirth === '' ? '' : texts.identityBorn(DateOfBirth),
  ]
  return parts.filter((part) => part !== '').join(', ')
}
