import type { ActorRefFrom } from 'xstate'
import type { DeskGuest } from '#contract/reception/guest-page.ts'
import { guestCardMachine } from '#machines/desk/guest-dialogs.machine.ts'
import { TextInput } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { plainText } from '../guests/plain-text.ts'
import { ActDialog } from '../parts/ActDialog.tsx'
import { useActDialog } from '../session/use-act-dialog.ts'
import { useCan } from '../session/use-desk.ts'
import { createCardActors } from './guest-page.actors.ts'
import styles from './guest-page.module.css'
import { texts } from './texts.ts'

/** What staff know of a guest, and the form to write it. */
export function GuestCard({ guest, onDone }: { guest: DeskGuest; onDone: () => void }) {
  const { Id: id, Version: version, Likes: likes, Note: note, WrittenBy } = guest
  const card = useActDialog(guestCardMachine, createCardActors, { done: () => texts.written, onDone })
  const known = [
    { label: texts.likes, text: likes },
    { label: texts.note, text: note },
  ].filter(({ text }) => text !== '')
  return (
    <div className={styles['card']}>
      {known.length === 0 ? (
        <p className={styles['none']}>{texts.nothingKnown}</p>
      ) : (
        <dl>
          {known.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{plainText(text)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {WrittenBy !== null && known.length > 0 && <small>{texts.writtenBy(plainText(WrittenBy))}</small>}
      <ActDialog
        form={card}
        label={texts.write}
        title={texts.writeTitle}
        kind="text"
        isOffered={useCan('note.write')}
        subject={{ id, version, likes, note }}
      >
        {(onClose) => <CardForm card={card} onClose={onClose} />}
      </ActDialog>
    </div>
  )
}

function CardForm({ card, onClose }: { card: ActorRefFrom<typeof guestCardMachine>; onClose: () => void }) {
  const { bind, frame } = useForm(card, texts.cardProblems)
  return (
    <ActionForm {...frame} action={texts.save} onClose={onClose}>
      <TextInput label={texts.likes} hint={texts.likesHint} maxLength={300} autoComplete="off" {...bind('likes')} />
      <TextInput label={texts.note} hint={texts.noteHint} maxLength={500} autoComplete="off" {...bind('note')} />
    </ActionForm>
  )
}
