// A picture: on its way, there, or failed. The states are those of the table by which the site steps.

import { setup } from 'xstate'
import { pictureStates, type PictureEvent } from './picture-states.ts'

export const pictureMachine = setup({ types: { events: {} as PictureEvent } }).createMachine({
  id: 'picture',
  initial: 'loading',
  states: pictureStates,
})
