import { useLoaderData } from 'react-router-dom'
import { getHouses } from '#contract/houses.ts'
import { coverOf, housePictureSize } from '#src/lib/house-pictures.ts'
import type { PageHead } from '#src/lib/page-handle.ts'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { Alpona, PageTitle } from '#src/ui/headings.tsx'
import { EmptyState } from '#src/ui/messages.tsx'
import { HouseRow, rowPictureSizes } from './HouseRow.tsx'
import styles from './SuitsPage.module.css'
import { texts } from './texts.ts'

export async function load({ api }: Sources) {
  const { Data: houses } = await api.call(getHouses, { query: { Take: 999, Page: 1, takeReview: 0 } })
  const cover = houses[0] && coverOf(houses[0], 'HOUSE')
  const { width } = housePictureSize
  const head: PageHead = {
    description: texts.suitePage.description,
    crumbs: [
      { name: siteTexts.home.title, path: paths.home() },
      { name: siteTexts.titles.houses, path: paths.houses() },
    ],
    ...(cover && {
      picture: { path: cover.ImagePath, alt: texts.suitePage.heading },
      preload: [{ path: cover.ImagePath, width, sizes: rowPictureSizes }],
    }),
  }
  return { houses, head }
}

export default function SuitsPage() {
  const { houses } = useLoaderData<typeof load>()
  return (
    <div className={styles['page']}>
      <PageTitle title={texts.suitePage.heading} lead={texts.suitePage.lead} isCentered>
        <Alpona />
      </PageTitle>
      {houses.length === 0 && <EmptyState sentence={texts.suitePage.empty} />}
      <ul className={styles['houses']} aria-label={texts.suitePage.list}>
        {houses.map((house, index) => (
          <li key={house.Id}>
            <HouseRow house={house} isUrgent={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  )
}
