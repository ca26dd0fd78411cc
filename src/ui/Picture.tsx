import { useContext } from 'react'
import { PLACEHOLDER_WIDTH } from '#contract/pictures.ts'
import { texts } from '#src/texts.ts'
import { usePictureState } from '#src/use-picture-state.ts'
import { classes } from './classes.ts'
import { PictureBase } from './picture-base.ts'
import styles from './Picture.module.css'
import { Spinner } from './Spinner.tsx'
import { fallbackUrl, NARROW_MEDIA, pictureSource, pictureUrl } from './srcset.ts'

export type PictureProps = {
  /** The path under the pictures' base, such as `files/images/house/rania-house-cover.jpg`. */
  path: string
  alt: string
  /** The original's size in pixels; it gives the box its proportions unless the page's styles do. */
  width: number
  height: number
  /** As in HTML: how wide the picture is shown. */
  sizes: string
  /** Fills the box around it, which has a size of its own, instead of keeping its proportions. */
  isCover?: boolean
  /** The largest thing on the screen at first: fetched before all else, and never blurred. */
  isUrgent?: boolean
  /** Another cut of the picture for narrow screens. */
  narrow?: { path: string; width: number; sizes: string } | undefined
  className?: string | undefined
}

export function Picture({
  path,
  alt,
  width,
  height,
  sizes,
  isCover = false,
  isUrgent = false,
  narrow,
  className,
}: PictureProps) {
  const src = useContext(PictureBase) + path
  const { image, state, onLoad, onError } = usePictureState()
  return (
    <span className={classes(styles['frame'], isCover && styles['cover'], className)} data-picture={state}>
      {!isUrgent && (
        <img
          className={styles['placeholder']}
          src={pictureUrl(src, PLACEHOLDER_WIDTH, 'webp')}
          alt=""
          loading="lazy"
          width={width}
          height={height}
        />
      )}
      <picture>
        {narrow && <NarrowSources {...narrow} />}
        <source {...pictureSource(src, 'avif', width)} sizes={sizes} />
        <source {...pictureSource(src, 'webp', width)} sizes={sizes} />
        <img
          ref={image}
          className={styles['image']}
          src={fallbackUrl(src, width)}
          srcSet={pictureSource(src, 'jpeg', width).srcSet}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={isUrgent ? 'eager' : 'lazy'}
          fetchPriority={isUrgent ? 'high' : 'auto'}
          decoding={isUrgent ? 'sync' : 'async'}
          onLoad={onLoad}
          onError={onError}
        />
      </picture>
      {state === 'loading' && !isUrgent && (
        <span className={styles['overlay']} aria-hidden="true">
          <Spinner size="small" label="" />
        </span>
      )}
      {state === 'failed' && (
        <span className={classes(styles['overlay'], styles['failed'])}>{texts.ui.pictureFailed}</span>
      )}
    </span>
  )
}

function NarrowSources({ path, width, sizes }: NonNullable<PictureProps['narrow']>) {
  const src = useContext(PictureBase) + path
  return ['avif' as const, 'webp' as const, 'jpeg' as const].map((format) => (
    <source key={format} {...pictureSource(src, format, width)} sizes={sizes} media={NARROW_MEDIA} />
  ))
}
