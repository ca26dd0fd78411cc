import type { HomeTile } from '#cms/types.ts'
import { ContentLink } from '#src/content/ContentLink.tsx'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { cutPicture } from '#src/content/cut-picture.ts'
import { useEditable } from '#src/content/editable.tsx'
import { langOf } from '#src/content/lang.ts'
import { useCounted } from '#src/content/use-counted.ts'
import { takaText } from '#ui/lib/figures.ts'
import { classes } from '#ui/classes.ts'
import type { HomeCatalogue } from './home-catalogue.ts'
import { texts } from './texts.ts'
import styles from './Tiles.module.css'

type TilesProps = { tiles: HomeTile[]; prices: HomeCatalogue['prices'] | undefined }

export function Tiles({ tiles, prices }: TilesProps) {
  return (
    <section className={styles['tiles']} aria-label={texts.tilesLabel}>
      {tiles.map((tile) => (
        <Tile key={tile._id} tile={tile} price={prices?.[tile.DetailUrl]} />
      ))}
    </section>
  )
}

// On a phone a tile is about as high as it is wide, and its picture is cut to that: between phones and tablets it is wider than the screen.
const shapes = {
  100: {
    className: styles['whole'],
    sizes: '(min-width: 1288px) 1240px, (min-width: 800px) 100vw, 130vw',
    onPhone: 1.1,
  },
  70: { className: styles['most'], sizes: '(min-width: 1288px) 862px, (min-width: 800px) 68vw, 130vw', onPhone: 1.1 },
  30: { className: styles['rest'], sizes: '(min-width: 800px) 720px, 130vw', onPhone: 0.8 },
} satisfies Record<HomeTile['Slot'], { className: string | undefined; sizes: string; onPhone: number }>
/** As `phoneSizes` has it, but for screens whose every pixel is seen: they get all of what the tile's height asks for. */
const PHONE_SIZES = '(min-resolution: 2dppx) 50vw, (min-resolution: 1.5dppx) 83vw, 107vw'

function Tile({ tile, price }: { tile: HomeTile; price: number | undefined }) {
  const { className, sizes, onPhone } = shapes[tile.Slot]
  const cut = cutPicture(tile.image, onPhone)
  const edit = useEditable(tile)
  const counted = useCounted(tile)
  return (
    <article ref={counted} className={classes(styles['tile'], className)} {...edit('image')}>
      <ContentPicture picture={tile.image} sizes={sizes} narrow={cut && { picture: cut, sizes: PHONE_SIZES }} isCover />
      <div className={styles['text']}>
        <h2 className={styles['title']} {...langOf(tile.TitleText)} {...edit('TitleText')}>
          {tile.TitleText}
        </h2>
        <p {...langOf(tile.Description)} {...edit('Description')}>
          {tile.Description}
        </p>
        {price !== undefined && <p className={styles['price']}>{texts.fromNight(takaText(price))}</p>}
        <ContentLink href={tile.DetailUrl} className={styles['link']} mark={edit('LinkText')}>
          {tile.LinkText}
          <span className="visually-hidden">: {tile.TitleText}</span>
        </ContentLink>
      </div>
    </article>
  )
}
