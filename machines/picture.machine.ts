// A picture: on its way, there, or failed. A browser may choose another file of it when the window grows, so neither end is final.

import { setup } from 'xstate'

export type PictureEvent = { type: 'picture.loaded' } | { type: 'picture.failed' }

export const pictureMachine = setup({ types: { events: {} as PictureEvent } }).createMachine({
  id: 'picture',
  initial: 'loading',
  states: {
    loading: { on: { 'picture.loaded': 'loaded', 'picture.failed': 'failed' } },
    loaded: { on: { 'picture.failed': 'failed' } },
    failed: { on: { 'picture.loaded': 'loaded' } },
  },
})
