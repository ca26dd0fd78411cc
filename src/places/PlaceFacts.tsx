import { BedDouble, Map as Plan, Ruler } from 'lucide-react'
import { useState } from 'react'
import type { HouseFacts } from '#cms/types.ts'
import type { PlaceType } from '#contract/catalogue/houses.ts'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { useEditable } from '#src/content/editable.tsx'
import { langOf } from '#src/content/lang.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './PlaceFacts.module.css'
import { factsField, hasFacts } from './place-facts.ts'
import { texts } from './texts.ts'

type PlaceFactsProps = {
  facts: HouseFacts | undefined
  type: PlaceType
  /** Whose plan it is, such as 'Rania House, single room'. */
  name: string
}

/** Beds, size and plan of a place, as far as staff wrote them. */
export function PlaceFacts({ facts, type, name }: PlaceFactsProps) {
  const edit = useEditable(facts)
  const [isPlanOpen, setIsPlanOpen] = useState(false)
  if (!facts || !hasFacts(facts, type)) return null
  const field = factsField[type]
  const { beds, size, plan } = facts[field]
  return (
    <ul className={styles['facts']} aria-label={texts.factsOf(name)}>
      {beds !== '' && (
        <li>
          <BedDouble size={18} aria-hidden="true" />
          <span {...langOf(beds)} {...edit(field, 'beds')}>
            {beds}
          </span>
        </li>
      )}
      {size > 0 && (
        <li>
          <Ruler size={18} aria-hidden="true" />
          <span {...edit(field, 'size')}>{texts.size(size)}</span>
        </li>
      )}
      {plan && (
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={texts.planOf(name)}
            onClick={() => setIsPlanOpen(true)}
            {...edit(field, 'plan')}
          >
            <Plan size={18} aria-hidden="true" />
            {texts.plan}
          </button>
          <Dialog isOpen={isPlanOpen} onClose={() => setIsPlanOpen(false)} title={texts.planOf(name)} size="wide">
            <ContentPicture picture={plan} sizes="(min-width: 1000px) 900px, 100vw" />
          </Dialog>
        </li>
      )}
    </ul>
  )
}
