import { dialled, normalizePhone } from '#contract/values/phone.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'

/** A phone number as E.164: a Bangladeshi mobile in any usual form, or a mobile of an allowed country. */
export async function readPhone(
  deps: Pick<Deps, 'foreignPrefixes'> & Throws<'phone_invalid'>,
  text: string,
): Promise<string> {
  const phone = normalizePhone(text) ?? (await readForeignPhone(deps.foreignPrefixes, text))
  if (phone === undefined) throw deps.problem('phone_invalid', (t) => t.auth.phoneInvalid, { data: { Field: 'Phone' } })
  return phone
}

async function readForeignPhone(prefixes: readonly string[], text: string): Promise<string | undefined> {
  const international = dialled(text).replace(/^00/, '+')
  if (prefixes.length === 0 || !international.startsWith('+')) return undefined
  // Its tables are large, and few guests come with a foreign number.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/mobile')
  const parsed = parsePhoneNumberFromString(international, { extract: false })
  if (!parsed?.isValid() || parsed.ext !== undefined) return undefined
  // The rule for Bangladesh is the contract's, which is stricter than the library's.
  const isAllowed = parsed.country !== 'BD' && prefixes.some((prefix) => parsed.number.startsWith(prefix))
  return isAllowed ? parsed.number : undefined
}
