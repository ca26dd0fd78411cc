import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { blockKinds } from '#contract/reception/blocks.ts'
import { addDays } from '#contract/values/calendar.ts'
import { type blockRoomsMachine, blockedNights, untilOf } from '#machines/desk/block-dialogs.machine.ts'
import { DateField } from '#ui/dates/DateField.tsx'
import { Select } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { FormDialog } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { Notice } from '#ui/messages.tsx'
import { ReasonInput } from '../parts/inputs.tsx'
import parts from '../parts/parts.module.css'
import { RoomCheckboxes } from '../parts/RoomCheckboxes.tsx'
import { texts } from './texts.ts'
import type { BlockRef, Rooms } from './use-blocks.ts'

/** Takes rooms off sale for some nights. */
export function BlockDialog({ block, rooms }: { block: BlockRef; rooms: Rooms }) {
  return (
    <FormDialog form={block} title={texts.blockRooms}>
      {(onClose) => <BlockForm block={block} rooms={rooms} onClose={onClose} />}
    </FormDialog>
  )
}

const selectSubject = ({ context }: SnapshotFrom<typeof blockRoomsMachine>) => context.subject

function BlockForm({ block, rooms, onClose }: { block: BlockRef; rooms: Rooms; onClose: () => void }) {
  const subject = useSelector(block, selectSubject)
  const { fields, bind, bindDate, change, problemAt, frame } = useForm(block, texts.blockProblems(subject?.most ?? 0))
  if (!subject) return null
  const { today, most } = subject
  const { unitIds, from, kind } = fields
  const until = untilOf(fields)
  const nights = blockedNights(fields)
  return (
    <ActionForm {...frame} action={texts.blockNow(unitIds.length)} onClose={onClose}>
      <p>
        {texts.lead} {most < 60 && <span>{texts.limit(most)}</span>}
      </p>
      <RoomCheckboxes rooms={rooms} chosen={unitIds} onChange={(chosen) => change('unitIds', chosen)} />
      {problemAt('unitIds') !== undefined && <Notice kind="error">{problemAt('unitIds')}</Notice>}
      <div className={parts['pair']}>
        <DateField label={texts.from} required openTo={from || today} min={today} {...bindDate('from')} />
        <DateField
          label={texts.until}
          required
          openTo={until || addDays(from || today, 1)}
          min={addDays(from || today, 1)}
          hint={nights > 0 ? texts.nights(nights) : undefined}
          {...bindDate('until')}
          value={until}
        />
      </div>
      <Select
        label={texts.why}
        required
        options={blockKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        value={kind}
        onChange={({ target }) => change('kind', blockKinds.find((one) => one === target.value) ?? kind)}
      />
      <ReasonInput label={texts.words} hint={texts.wordsHint} required={kind === 'other'} {...bind('reason')} />
    </ActionForm>
  )
}
