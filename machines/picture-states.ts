// How far a picture is, as a table without XState: the first page's script is too small for it, and takes a step by looking it up.

export type PictureState = 'loading' | 'loaded' | 'failed'
export type PictureEvent = { type: 'picture.loaded' } | { type: 'picture.failed' }

/** A browser may choose another file of the picture when the window grows, so neither end is final. */
export const pictureStates = {
  loading: { on: { 'picture.loaded': 'loaded', 'picture.failed': 'failed' } },
  loaded: { on: { 'picture.failed': 'failed' } },
  failed: { on: { 'picture.loaded': 'loaded' } },
} as const satisfies Record<PictureState, { on: Partial<Record<PictureEvent['type'], PictureState>> }>

export function nextPictureState(state: PictureState, { type }: PictureEvent): PictureState {
  const { on }: { on: Partial<Record<PictureEvent['type'], PictureState>> } = pictureStates[state]
  return on[type] ?? state
}
