/** Where browsers send what they counted. For a Studio it answers the figures of all, and `{this}/{document}` the sums of one document. */
export const CONTENT_COUNTS_PATH = '/content/counts'

/** Kinds of pages on which a banner, tile or offer is shown. */
export const countedPlaces = ['home', 'offers', 'offer', 'elsewhere'] as const
export type CountedPlace = (typeof countedPlaces)[number]

/** A view: half of it was in the window for a second. A click: a link in it was followed. */
export const countedKinds = ['view', 'click'] as const
export type CountedKind = (typeof countedKinds)[number]

/** The document (by its id in the lake), the place, and what happened: no person and no device. */
export type CountedEvent = { document: string; place: CountedPlace; kind: CountedKind }

/** The first page of a visit was used, by who came from `source`. */
export type CountedVisit = { kind: 'visit'; source: string }

/** How many events a browser sends at a time. */
export const MAX_EVENTS = 50

/** The sums of one document on a day (`yyyy-MM-dd` in Dhaka) in one place. */
export type ContentCount = { day: string; place: CountedPlace; views: number; clicks: number }

/** Visits from one source, what they booked, and what that costs, BDT. */
export type SourceFigures = { source: string; visits: number; bookings: number; sum: number }

/** How often a document was seen and followed, on all pages. */
export type DocumentFigures = { document: string; views: number; clicks: number }

/** The figures of four weeks, both days among them. */
export type VisitorFigures = { from: string; to: string; sources: SourceFigures[]; documents: DocumentFigures[] }
