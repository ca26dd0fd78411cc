import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { RatedPlace } from '#contract/catalogue/rates.ts'
import type { ratesMachine } from '#machines/desk/rates.machine.ts'
import { FormDialog } from '#ui/forms/FormDialog.tsx'
import { FillForm } from './FillForm.tsx'
import { Preview } from './Preview.tsx'
import type { RatesRef } from './rates.actors.ts'
import { countOf } from './rates-data.ts'
import { texts } from './texts.ts'

type RatesSnapshot = SnapshotFrom<typeof ratesMachine>

const selectPreview = ({ context }: RatesSnapshot) => context.preview
const selectIsOfChosen = ({ context }: RatesSnapshot) => context.isOfChosen
const selectChosen = ({ context }: RatesSnapshot) => context.chosen

type FillDialogProps = { rates: RatesRef; places: readonly RatedPlace[]; today: string }

/** What is set for nights; then what that would change, before it is saved. */
export function FillDialog({ rates, places, today }: FillDialogProps) {
  const preview = useSelector(rates, selectPreview)
  const isOfChosen = useSelector(rates, selectIsOfChosen)
  const chosen = useSelector(rates, selectChosen)
  const formTitle = isOfChosen && chosen ? texts.set(countOf(chosen)) : texts.fillTitle
  return (
    <FormDialog form={rates} title={preview ? texts.previewTitle : formTitle}>
      {(onClose) =>
        preview ? (
          <Preview rates={rates} places={places} onClose={onClose} />
        ) : (
          <FillForm
            rates={rates}
            places={places}
            today={today}
            chosen={isOfChosen ? chosen : undefined}
            onClose={onClose}
          />
        )
      }
    </FormDialog>
  )
}
