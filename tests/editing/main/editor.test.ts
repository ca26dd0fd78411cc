import { expect, test } from 'vitest'
import { openAlbum } from '../album.ts'
import { changeBanner } from '../chapters/change-banner.ts'
import { changeMeals } from '../chapters/change-meals.ts'
import { publishIt } from '../chapters/publish.ts'
import { signIn } from '../chapters/sign-in.ts'
import { openStudioServer } from '../steps/studio-server.ts'
import { openStudioVisits } from '../steps/visit-studio.ts'

const server = openStudioServer()
const visit = openStudioVisits(server)

test('an editor signs in, changes a banner and a page, publishes both, and visitors see them', async () => {
  const { page, foreign } = await visit()
  const reader = { server: server(), page, album: openAlbum(undefined) }

  for (const chapter of [signIn, changeBanner, publishIt, changeMeals]) await chapter.follow(reader)

  expect(foreign()).toEqual([])
})
