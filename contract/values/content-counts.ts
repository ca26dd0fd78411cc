/** Where browsers send what they counted; `{this}/{document}` answers the sums to a Studio. */
export const CONTENT_COUNTS_PATH = '/content/counts'

/** Kinds of pages on which a banner, tile or offer is shown. */
export const countedPlaces = ['home', 'offers', 'offer', 'elsewhere'] as const
export type CountedPlace = (typeof countedPlaces)[number]

/** A view: half of it was in the window for a second. A click: a link in it was followed. */
export const countedKinds = ['view', 'click'] as const
export type CountedKind = (typeof countedKinds)[number]

/** The document (by its id in the lake), the place, and what happened: no person and no device. */
export type CountedEvent = { document: string; place: CountedPlace; kind: CountedKind }

/** How many events a browser sends at a time. */
export const MAX_EVENTS = 50

/** The sums of one document on a day (`yyyy-MM-dd` in Dhaka) in one place. */
export type ContentCount = { day: string; place: CountedPlace; views: number; clicks: number }
