import { createNetworkBuckets } from '#api/platform/http/count-networks.ts'
import type { Deps } from '#api/platform/deps.ts'
import { createBuckets } from '#api/platform/throttle/bucket.ts'
import { pageNames } from '#cms/content/page-readers.ts'
import type { ContentPicture, SiteContent } from '#cms/types.ts'
import { lakeOriginalUrl, lakePictureUrl, lakeSharedPictureUrl, pictureWidths } from '#contract/values/pictures.ts'

/**
 * Answers whether a page shows the lake's picture of this address (path and query): in which sizes pages show their pictures is known.
 * Everything else was requested by staff in the Studio, or by a stranger.
 */
export function createShownPictures({ content, revision }: SiteContent): (address: string) => Promise<boolean> {
  let known: { revision: string; addresses: Promise<ReadonlySet<string>> } | undefined
  return async (address) => {
    const now = revision()
    if (known?.revision !== now) known = { revision: now, addresses: addressesIn(content) }
    return (await known.addresses).has(address)
  }
}

async function addressesIn(content: SiteContent['content']): Promise<ReadonlySet<string>> {
  const pages = await Promise.all(pageNames.map((page) => content(page)))
  return new Set(pages.flatMap(picturesIn).flatMap(addressesOf))
}

function addressesOf({ ImagePath, Focus }: Shown): string[] {
  const sizes = pictureWidths.map((width) => lakePictureUrl(ImagePath, width))
  return [...sizes, lakeSharedPictureUrl(ImagePath, Focus), lakeOriginalUrl(ImagePath)]
}

type Shown = Pick<ContentPicture, 'ImagePath' | 'Focus'>

/** Every picture somewhere inside. */
function picturesIn(value: unknown): Shown[] {
  if (typeof value !== 'object' || value === null) return []
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn)
}

const isPicture = (value: object): value is Shown => 'ImagePath' in value && typeof value.ImagePath === 'string'

/** Answers 0, or after how many seconds a client may have another picture made that no page shows. */
export function createPictureBudget({ limits, now }: Pick<Deps, 'limits' | 'now'>): (address: string) => number {
  const [networks, all] = [createNetworkBuckets(limits.picturesPerAddress), createBuckets(limits.picturesPerHour)]
  return (address) => {
    const at = now().getTime()
    return networks.take(address, at) || all.take('all', at)
  }
}
