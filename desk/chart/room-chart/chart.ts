import type { GridRow, Span } from '../../parts/day-grid/days.ts'

// What a chart shows, whatever it is of: rows with bars on days.

/** How a bar looks; its words say the same. */
export const looks = ['expected', 'inHouse', 'departed', 'noShow', 'held', 'request', 'block'] as const
export type Look = (typeof looks)[number]

/** From noon of its first day until noon of the day after its last night. */
export type Bar = Span & {
  key: string
  /** The row that it is in. */
  row: string
  look: Look
  /** What is written on it. */
  title: string
  /** All that is to be known of it, as a sentence. */
  label: string
  /** Something is to be paid: a sign in brass says so. */
  isDue: boolean
  /** One of several rows that are taken together. */
  isJoined: boolean
  /** How it can be moved; undefined where it cannot. */
  moves: Moves | undefined
}

export type Moves = {
  /** To another row, from a day on: what was before it stays where it is. */
  rows: boolean
  from: number
  /** Its first day, and its last; both of them, when it is moved as a whole. */
  start: boolean
  end: boolean
}

/** Bars are in rows that are no head. */
export type Row = GridRow & {
  /** Nothing is put into it: its bars are only shown. */
  isClosed: boolean
}

/** Nights of a row, as a person chose them on the chart. */
export type Place = Span & { row: string }

/** A bar where someone would have it. */
export type Lifted = { bar: Bar; place: Place }
