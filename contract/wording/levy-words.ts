import type { WireLevies } from '#contract/values/levies.ts'
import type { Levies } from '#contract/values/money.ts'

// What comes on top of a price, in words.

/** `VAT 15 %, service charge 10 %`, to staff. */
export function leviesText({ Service, Tax }: WireLevies): string {
  return `VAT ${Tax} %, ${Service > 0 ? `service charge ${Service} %` : 'no service charge'}`
}

/** `before 15% tax`, after a price. */
export function beforeTax({ service, tax }: Levies): string {
  const added = [...(service > 0 ? [`${service}% service charge`] : []), ...(tax > 0 ? [`${tax}% tax`] : [])]
  return added.length === 0 ? 'free of tax' : `before ${added.join(' and ')}`
}

/** `with tax`, after a sum. */
export function withTax({ service, tax }: Levies): string {
  const added = [...(service > 0 ? ['service charge'] : []), ...(tax > 0 ? ['tax'] : [])]
  return added.length === 0 ? 'in all' : `with ${added.join(' and ')}`
}

/** `Total with tax`, before a sum. */
export function totalName(levies: Levies): string {
  return levies.service + levies.tax > 0 ? `Total ${withTax(levies)}` : 'Total'
}

export function serviceName({ service }: Levies): string {
  return `Service charge (${service} %)`
}

/** The name of the sum of taxes (specification, section 9). */
export function taxesName({ tax }: Levies): string {
  return `Total Taxes (${tax} %)`
}
