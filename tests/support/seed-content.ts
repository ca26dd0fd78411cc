import { takeContent } from '#api/catalogue/content/catalogue-content.ts'
import type { NewHouse } from '#api/catalogue/houses/house.ts'
import type { Deps } from '#api/platform/deps.ts'
import { readSeed } from '#cms/content/seed-content.ts'
import { catalogueContentOf } from '#server/catalogue-content.ts'

/** The words and pictures of the houses that the product is born with. */
async function seedContent() {
  return catalogueContentOf((await readSeed()).catalogue)
}

export async function takeSeedContent(deps: Pick<Deps, 'db'>): Promise<void> {
  await takeContent(deps, await seedContent())
}

/** Gives other houses as many words and pictures as a real one has. */
export async function takeContentOf(deps: Pick<Deps, 'db'>, houses: readonly NewHouse[]): Promise<void> {
  const { houses: real, ...content } = await seedContent()
  const [first] = real
  if (!first) throw new Error('The seed has no houses')
  await takeContent(deps, { ...content, houses: houses.map(({ permalink }) => ({ ...first, permalink, name: '' })) })
}
