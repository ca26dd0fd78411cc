import { useContext } from 'react'
import { PLACEHOLDER_WIDTH } from '#contract/values/pictures.ts'
import { texts } from '#ui/texts.ts'
import { useIsSharp } from './sharp-pictures.ts'
import { usePictureState } from './use-picture-state.ts'
import { classes } from '#ui/classes.ts'
import {
  PictureBase,
  fallbackUrl,
  NARROW_MEDIA,
  pictureFile,
  pictureSources,
  pictureUrl,
  sharpSizes,
} from './srcset.ts'
import styles from './Picture.module.css'
import { Spinner } from '#ui/loading.tsx'

export type PictureProps = {
  /** The path under the pictures' base, such as `files/images/house/rania-house-cover.jpg`, or an address of the content lake's. */
  path: string
  alt: string
  /** The original's size in pixels; it gives the box its proportions unless the page's styles do. */
  width: number
  height: number
  /** As in HTML: how wide the picture is shown. */
  sizes: string
  /** Fills the box around it, which has its own size, instead of keeping its proportions. */
  isCover?: boolean
  /** The largest thing on the screen at first: fetched before all else, and never blurred. */
  isUrgent?: boolean
  /** Another cut of the picture for narrow screens. */
  narrow?: { path: string; width: number; sizes: string } | undefined
  /** What stands blurred in its place at first, as a `data:` address; without one a tiny copy is fetched. */
  placeholder?: string | undefined
  /** A copy of it that the browser already has: it stands sharp in its place at first. */
  preview?: string | undefined
  /** What stays in sight where a box cuts the picture, as parts of its width and height. */
  focus?: { x: number; y: number } | undefined
  className?: string | undefined
  /** Attributes by which others find it. */
  mark?: Readonly<Record<`data-${string}`, string>> | undefined
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
  placeholder,
  preview,
  focus,
  className,
  mark,
}: PictureProps) {
  const src = pictureFile(useContext(PictureBase), path)
  const sources = pictureSources(src, width)
  const { image, state, onLoad, onError } = usePictureState()
  const isSharp = useIsSharp(image)
  const shownSizes = isSharp ? sharpSizes(sizes) : sizes
  return (
    <span
      className={classes(styles['frame'], isCover && styles['cover'], narrow && styles['twin'], className)}
      {...mark}
      data-picture={state}
      // The content policy allows no style of its own, so the place is named in tenths and found in the stylesheet.
      data-x={focus && Math.round(focus.x * 10)}
      data-y={focus && Math.round(focus.y * 10)}
    >
      {!isUrgent && (
        <img
          className={preview === undefined ? styles['placeholder'] : styles['preview']}
          src={preview ?? placeholder ?? pictureUrl(src, PLACEHOLDER_WIDTH, 'webp')}
          alt=""
          loading="lazy"
          width={width}
          height={height}
        />
      )}
      {/* Under the picture: one that is there, or painted so far, covers it, and it is gone once the picture has loaded. */}
      {state === 'loading' && isUrgent && (
        <span className={styles['overlay']} aria-hidden="true">
          <Spinner label="" />
        </span>
      )}
      <picture>
        {narrow && <NarrowSources {...narrow} sizes={isSharp ? sharpSizes(narrow.sizes) : narrow.sizes} />}
        {sources.slice(0, -1).map((source) => (
          <source key={source.type} {...source} sizes={shownSizes} />
        ))}
        <img
          ref={image}
          className={styles['image']}
          src={fallbackUrl(src, width)}
          srcSet={sources.at(-1)?.srcSet}
          sizes={shownSizes}
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
        <span className={classes(styles['overlay'], styles['failed'])}>{texts.pictureFailed}</span>
      )}
    </span>
  )
}

function NarrowSources({ path, width, sizes }: NonNullable<PictureProps['narrow']>) {
  const src = pictureFile(useContext(PictureBase), path)
  return pictureSources(src, width).map((source) => (
    <source key={source.type ?? 'any'} {...source} sizes={sizes} media={NARROW_MEDIA} />
  ))
}
