import { useEffect, useEffectEvent } from 'react'
import { readRegistration } from '#contract/desk/registration.ts'
import { setPartyMachine } from '#machines/desk/set-party.machine.ts'
import { FormDialog } from '#ui/forms/FormDialog.tsx'
import { useActDialog } from '../session/use-act-dialog.ts'
import { useDesk } from '../session/use-desk.ts'
import { useStay } from '../stays/stay-desk.ts'
import { PartyForm } from './Party.tsx'
import { createPartyActors } from './registration.actors.ts'
import { texts } from './texts.ts'

/** Asks how many came where guests were checked in of whom nobody knows it. It may be closed: it holds nobody at the door. */
export function AskParty() {
  const { api } = useDesk()
  const stay = useStay()
  const form = useActDialog(setPartyMachine, createPartyActors, { done: () => texts.partySaved, onDone: () => {} })
  const ask = useEffectEvent(async (code: string) => {
    // Without an answer Today says that it is unknown.
    const read = await api.call(readRegistration, { params: { Code: code } }).catch(() => undefined)
    const isUnknown = read?.Party.Count === null && read.Rooms.some(({ Persons }) => Persons.length === 0)
    if (isUnknown) form.send({ type: 'dialog.opened', subject: { code, party: read.Party } })
  })
  useEffect(() => {
    const subscription = stay.on('change.done', ({ request }) => {
      const [first] = request?.stays ?? []
      if (request?.type === 'checkIn.chosen' && first) void ask(first.Code)
    })
    return () => subscription.unsubscribe()
  }, [stay])
  return (
    <FormDialog form={form} title={texts.howManyCame}>
      {(onClose) => <PartyForm form={form} onClose={onClose} />}
    </FormDialog>
  )
}
