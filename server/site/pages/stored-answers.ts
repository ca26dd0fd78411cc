import QuickLRU from 'quick-lru'
import type { CallApi } from '../site-options.ts'

const MAX_ANSWERS = 50

/**
 * The API as pages of one revision of the catalogue read it: each answer is asked for once and stored as its text. It is as old as a
 * cached page may be, and goes with its revision.
 */
export function createStoredAnswers(api: CallApi): (revision: string | undefined) => CallApi {
  let stored = { revision: '', answers: new QuickLRU<string, string>({ maxSize: MAX_ANSWERS }) }

  return (revision) => {
    if (revision === undefined) return api
    if (stored.revision !== revision) stored = { revision, answers: new QuickLRU({ maxSize: MAX_ANSWERS }) }
    const { answers } = stored
    return async (request) => {
      const found = answers.get(request.url)
      if (found !== undefined) return new Response(found)
      const response = await api(request)
      if (request.method !== 'GET' || response.status !== 200) return response
      const text = await response.text()
      answers.set(request.url, text)
      return new Response(text, response)
    }
  }
}
