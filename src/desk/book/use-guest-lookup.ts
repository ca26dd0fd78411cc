import { useEffect, useState } from 'react'
import { findDeskGuest, type KnownGuest } from '#contract/desk/booking.ts'
import { Problem } from '#contract/problem.ts'
import { normalizePhone } from '#contract/values/phone.ts'
import { useDesk } from '../session/use-desk.ts'

type Lookup = {
  /** Null where the phone is no one's yet; undefined while that is unknown. */
  known: KnownGuest | null | undefined
  problem: string | undefined
}

const PAUSE_MS = 250

/** Whose a phone is, while it is typed. It is asked again when `times` changes. */
export function useGuestLookup(typed: string, times: number): Lookup {
  const { api } = useDesk()
  const phone = wholeNumber(typed)
  const asked = `${phone} ${times}`
  const [answer, setAnswer] = useState<Lookup & { of: string }>()
  useEffect(() => {
    if (phone === undefined) return undefined
    const abort = new AbortController()
    const pause = setTimeout(() => {
      api.call(findDeskGuest, { query: { Phone: phone } }, { signal: abort.signal }).then(
        ({ Guest }) => setAnswer({ known: Guest, problem: undefined, of: asked }),
        (error: unknown) => {
          // What fails otherwise is refused again by the booking itself.
          const problem = error instanceof Problem ? error.message : undefined
          if (!abort.signal.aborted) setAnswer({ known: undefined, problem, of: asked })
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      abort.abort()
    }
  }, [api, phone, asked])
  return answer?.of === asked && phone !== undefined ? answer : { known: undefined, problem: undefined }
}

/** Undefined while it is too short to be asked about. */
function wholeNumber(typed: string): string | undefined {
  const foreign = typed.replaceAll(/[\s().-]/g, '')
  return normalizePhone(typed) ?? (/^(\+|00)\d{8,15}$/.test(foreign) ? foreign : undefined)
}
