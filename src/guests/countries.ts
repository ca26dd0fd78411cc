import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }

export type Country = { code: string; name: string }

const DEFAULT_CODE = 'BD'

/** Every country of ISO 3166-1 with its usual English name: Bangladesh first, the others by name. */
export const countries: readonly Country[] = Object.entries(english.countries)
  .map(([code, names]) => ({ code, name: typeof names === 'string' ? names : (names[0] ?? code) }))
  .toSorted((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name, 'en'))

export const defaultCountry = 'Bangladesh'

function rankOf(country: Country): number {
  return country.code === DEFAULT_CODE ? 0 : 1
}
