import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { AnyEndpoint, DataOf, RequestOf } from '#contract/endpoint.ts'
import { ApiUnreachable, sentenceOf } from '#contract/problem.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import { now } from '#ui/lib/clock.ts'
import { selectIsLocked } from './use-step.ts'
import { useDesk } from './use-desk.ts'

type Sending<E extends AnyEndpoint> = {
  /**
   * Answers the data, or undefined where it failed: then `problem` is the sentence to show. The request gets its ActivityId: the same
   * one for a submission that repeats an unanswered one, so that nothing is done twice.
   */
  send: (request: (ActivityId: string) => RequestOf<E>) => Promise<{ data: DataOf<E> } | undefined>
  isBusy: boolean
  problem: string | undefined
}

/** `content`: the request without an id, by which a repetition is known. */
type Submission<E extends AnyEndpoint> = { content: RequestOf<E>; request: (ActivityId: string) => RequestOf<E> }

/**
 * A call that a person makes by a button or a form.
 *
 *     const { send, isBusy, problem } = useDeskCall(setRole)
 *     const answer = await send((ActivityId) => ({ body: { ActivityId, MemberId, Role } }))
 */
export function useDeskCall<E extends AnyEndpoint>(endpoint: E): Sending<E> {
  const { api } = useDesk()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [submit] = useState(() =>
    idempotent(({ request }: Submission<E>, ActivityId) => api.call(endpoint, request(ActivityId))),
  )
  return {
    isBusy,
    problem,
    async send(request) {
      setIsBusy(true)
      setProblem(undefined)
      try {
        return { data: await submit({ content: request(''), request }) }
      } catch (error) {
        setProblem(sentenceOf(error))
        return undefined
      } finally {
        setIsBusy(false)
      }
    },
  }
}

/** Calls back a moment after something was changed elsewhere, and when the page comes back into sight. */
export function useChanges(onChange: () => void): void {
  const { live } = useDesk()
  const handle = useEffectEvent(onChange)
  useEffect(() => live.subscribe(() => handle()), [live])
}

type Reading<Data> = {
  data: Data | undefined
  /** When it was read, in milliseconds since 1970. */
  readAt: number | undefined
  problem: string | undefined
  /** Since when there is no connection; undefined while there is one. */
  lostAt: number | undefined
  isLoading: boolean
  reload: () => void
}

type Answer<Data> = {
  data?: Data
  readAt?: number
  problem?: string
  lostAt?: number | undefined
  /** The request that it answers. */
  of?: string
}

/**
 * What a page shows: read at once, again when the request changes or someone changed something, and by `reload`. The former answer stays
 * until then. A locked desk reads nothing; once it is opened it reads again.
 */
export function useDeskReading<E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>): Reading<DataOf<E>> {
  const { api, session } = useDesk()
  const isLocked = useSelector(session, selectIsLocked)
  const [times, setTimes] = useState(0)
  useChanges(() => setTimes((before) => before + 1))
  const [answer, setAnswer] = useState<Answer<DataOf<E>>>({})
  const asked = JSON.stringify([request, times])
  const ask = useEffectEvent((signal: AbortSignal) => api.call(endpoint, request, { signal }))
  useEffect(() => {
    if (isLocked) return undefined
    const abort = new AbortController()
    ask(abort.signal).then(
      (data) => setAnswer({ data, readAt: now(), of: asked }),
      (error: unknown) => {
        if (abort.signal.aborted) return
        const lostAt = error instanceof ApiUnreachable ? now() : undefined
        setAnswer((before) => ({
          ...before,
          problem: sentenceOf(error),
          lostAt: lostAt && (before.lostAt ?? lostAt),
          of: asked,
        }))
      },
    )
    return () => abort.abort()
  }, [api, endpoint, asked, isLocked])
  return {
    data: answer.data,
    readAt: answer.readAt,
    lostAt: answer.lostAt,
    problem: answer.of === asked ? answer.problem : undefined,
    isLoading: answer.of !== asked,
    reload: () => setTimes((before) => before + 1),
  }
}
