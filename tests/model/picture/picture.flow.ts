import type { SnapshotFrom } from 'xstate'
import { pictureMachine } from '#machines/picture.machine.ts'
import { eventMissedBy } from '#src/lib/use-picture-state.ts'
import { flowOf } from '#tests/model/engine/flow-of.ts'
import { openPicture } from './picture-driver.ts'
import { pictureModel, type PictureStep } from './picture.model.ts'

type Place = ReturnType<typeof openPicture>
type Shown = SnapshotFrom<typeof pictureMachine>

export const pictureFlow = flowOf<typeof pictureMachine, PictureStep, Place>(pictureMachine, {
  model: pictureModel,
  needs: { api: false },
  open: () => openPicture(),
  checks: {
    loading: () =>
      eventMissedBy({ complete: false, naturalWidth: 0 }) ? ['A picture on its way counts as one that came'] : [],
    loaded: wrongOnPage,
    failed: wrongOnPage,
  },
  leadsTo: {},
  takes: {
    loading: ['picture.loaded', 'picture.failed'],
    loaded: ['picture.failed'],
    failed: ['picture.loaded'],
  },
})

function wrongOnPage({ value }: Shown, { element }: Place): string[] {
  return element.shown.value === value ? [] : [`The page shows a picture that is ${element.shown.value}`]
}
