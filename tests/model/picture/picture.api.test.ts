import { getInitialSnapshot } from 'xstate'
import { expect, test } from 'vitest'
import { pictureMachine } from '#machines/picture.machine.ts'
import { eventMissedBy, stepPicture } from '#src/use-picture-state.ts'
import { wronglyTaken } from '#tests/model/refusals.ts'
import { pictureModel, type PictureStep } from './picture.model.ts'

const driven = new Set<string>()

/** What a browser shows of an `<img>` after that happened to it. */
const elements = {
  'picture.loaded': { complete: true, naturalWidth: 640 },
  'picture.failed': { complete: true, naturalWidth: 0 },
} as const satisfies Record<PictureStep['type'], object>

// What happens first may happen before hydration, when nobody listens: then the element is asked.
test.each(pictureModel.paths)('$title', ({ steps: [first, ...others] }) => {
  const begun = getInitialSnapshot(pictureMachine)
  expect(eventMissedBy({ complete: false, naturalWidth: 0 })).toBeUndefined()
  if (!first) throw new Error('A path has a step')

  const missed = eventMissedBy(elements[first.event.type])
  let picture = missed ? stepPicture(begun, missed) : begun
  expect(picture.value).toBe(first.after.value)
  driven.add(pictureModel.nameOf(first))

  for (const step of others) {
    picture = stepPicture(picture, step.event)
    expect(picture.value).toBe(step.after.value)
    expect(step.event.type).toBe(`picture.${picture.value}`)
    driven.add(pictureModel.nameOf(step))
  }
})

test('what a state does not take leaves it as it was', () => {
  const takes = {
    loading: ['picture.loaded', 'picture.failed'],
    loaded: ['picture.failed'],
    failed: ['picture.loaded'],
  } satisfies Record<ReturnType<typeof stepPicture>['value'], PictureStep['type'][]>

  expect(wronglyTaken(pictureModel, new Map(Object.entries(takes)), [])).toEqual([])
})

test('every transition of a picture was driven', () => {
  expect([...pictureModel.transitions].filter((transition) => !driven.has(transition))).toEqual([])
  expect(driven.size).toBe(4)
})
