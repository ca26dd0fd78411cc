import { pictureMachine, type PictureEvent } from '#machines/picture.machine.ts'
import { modelOf } from '#tests/model/engine/paths.ts'

export type PictureStep = PictureEvent

export const pictureModel = modelOf<PictureStep>(pictureMachine, {
  events: [{ type: 'picture.loaded' }, { type: 'picture.failed' }],
  titleOf: ({ type }) => type,
})
