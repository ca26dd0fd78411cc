import * as z from 'zod/mini'

/** An event stream of what changed, for browsers of staff who are signed in. It ends with their session. */
export const LIVE_PATH = 'DeskArea/Live'

/**
 * What changed: an order by its code, a room or a note to the shift by its id, or prices of nights; `booking` is also an order that a guest has just booked on the site. A
 * hint has no content: the page that shows it reads it again.
 */
export const LiveHint = z.object({
  Topic: z.enum(['order', 'room', 'booking', 'shiftNote', 'rates']),
  Subject: z.string(),
})
export type LiveHint = z.infer<typeof LiveHint>

/** Browsers with any number of tabs share one stream; each of its events is a list of hints. */
export const LiveHints = z.array(LiveHint)
