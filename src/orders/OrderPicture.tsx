import type { Order } from '#contract/orders/orders.ts'
import { occasionPictures } from '#contract/values/occasion-pictures.ts'
import { housePictureSize } from '#src/lib/house-pictures.ts'
import { classes } from '#ui/classes.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import styles from './order-parts.module.css'

type OrderPictureProps = {
  order: Pick<Order, 'Type' | 'BookedPlaces'>
  sizes: string
  className?: string | undefined
}

/** The first place of an order. It is next to the place's name, so it needs no description. */
export function OrderPicture({ order: { Type, BookedPlaces }, sizes, className }: OrderPictureProps) {
  const path = Type === 'Room' ? BookedPlaces[0]?.ImagePath : occasionPictures[Type]
  return (
    <div className={classes(styles['picture'], className)}>
      {path && <Picture path={path} alt="" {...housePictureSize} sizes={sizes} isCover />}
    </div>
  )
}
