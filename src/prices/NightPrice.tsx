import { Price } from '#ui/values.tsx'
import type { LowestPrice } from './lowest-price.ts'
import { texts } from './texts.ts'

type NightPriceProps = { price: LowestPrice; isWholeHouse?: boolean; size?: 'normal' | 'large' }

/** What a night costs, and that tax is added to it. */
export function NightPrice({ price: { levies, ...price }, isWholeHouse = false, size = 'normal' }: NightPriceProps) {
  const note = isWholeHouse ? texts.entireHouseBeforeTax : texts.perNightBeforeTax
  return <Price {...price} note={note(levies)} size={size} />
}
