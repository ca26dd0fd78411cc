import { normalizePhone } from '#contract/phone.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../problem-error.ts'

/** A phone number as E.164: a Bangladeshi mobile in any usual form, or a mobile of an allowed country. Throws `phone_invalid`. */
export async function readPhone(deps: Pick<Deps, 'foreignPrefixes'>, text: string): Promise<string> {
  const phone = normalizePhone(text) ?? (await readForeignPhone(deps.foreignPrefixes, text))
  if (phone === undefined) throw new ProblemError('phone_invalid', 'This is not a mobile number that we can reach')
  return phone
}

async function readForeignPhone(prefixes: readonly string[], text: string): Promise<string | undefined> {
  const international = text.normalize('NFKC').trim().replace(/^00/, '+')
  if (prefixes.length === 0 || !international.startsWith('+')) return undefined
  // Its tables are large, and few guests come with a foreign number.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/mobile')
  const parsed = parsePhoneNumberFromString(international)
  if (!parsed?.isValid()) return undefined
  // The rule for Bangladesh is the contract's, which is stricter than the library's.
  const isAllowed = parsed.country !== 'BD' && prefixes.some((prefix) => parsed.number.startsWith(prefix))
  return isAllowed ? parsed.number : undefined
}
