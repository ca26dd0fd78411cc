import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'

test('so many go on at a time, and answers keep the order of what was asked', async () => {
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>())
  const begun: number[] = []

  const answers = sideBySide([0, 1, 2], 2, async (item) => {
    begun.push(item)
    await gates[item]?.promise
    return `answer ${item}`
  })
  expect(begun).toEqual([0, 1])
  gates[1]?.resolve()
  await expect.poll(() => begun).toEqual([0, 1, 2])
  gates[2]?.resolve()
  gates[0]?.resolve()

  expect(await answers).toEqual(['answer 0', 'answer 1', 'answer 2'])
})

test('what fails is not swallowed', async () => {
  const failing = sideBySide([0, 1], 1, (item) =>
    item === 1 ? Promise.reject(new Error('no')) : Promise.resolve(item),
  )

  await expect(failing).rejects.toThrow('no')
})
