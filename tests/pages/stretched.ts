/** What no editor should write, and some will. */
const LONG = [
  `https://maps.example/${'place'.repeat(40)}`,
  'w'.repeat(200),
  'ইছামতী নদীর তীরে '.repeat(5) + '৳৫০০০'.repeat(40),
  `\u200F${'שלום'.repeat(40)}\u200E`,
].join(' ')

/** Not words: what a field of this name holds is read by the site, and is short. */
const NAMES =
  /^(_.*|network|kind|url|URL|DetailUrl|mapUrl|href|Viewport|from|to|updated|style|listItem|current|pages|email|phone|brand|tagline)$/

/** The Studio lets these grow to three, since the head and the foot of a page have room for no more; or they are no lists of items. */
const SHORT_LISTS = /^(chatLinks|socialLinks|children|markDefs|marks)$/

/** What is an item as a document, and not within one. */
const COLLECTIONS = ['banner', 'homeTile', 'director', 'offer']

export type Stretch = { items: 1 | 12; pictures: 'none' | 'every other' }

type Length = Stretch['items'] | 'as they are'

type Stored = { _id: string; _type: string }

/** The documents with words that hardly fit, five times as many of them, and with lists of another length. */
export function stretchedDocuments(documents: readonly Stored[], stretch: Stretch): Stored[] {
  const single = documents.filter(({ _type }) => !COLLECTIONS.includes(_type))
  const collections = COLLECTIONS.flatMap((type) => {
    const present = documents.filter(({ _type }) => _type === type)
    return ofLength(present, stretch.items).map((document, index) => {
      const isCopy = index >= present.length
      const copy = { _id: `${type}-${index}`, ...('slug' in document && { slug: { current: `copy-${index}` } }) }
      return { ...document, Rank: index + 1, ...(isCopy && copy), ...barePicture(document, stretch, index) }
    })
  })
  return [...single, ...collections].map((document) => ({
    ...document,
    ...Object.fromEntries(Object.entries(document).map(([name, value]) => [name, stretched(value, stretch, name)])),
  }))
}

type Inner = { items: Length; pictures: Stretch['pictures'] }

function stretched(value: unknown, stretch: Inner, name = ''): unknown {
  if (NAMES.test(name)) return value
  if (typeof value === 'string') return `${`${value} `.repeat(5)}${LONG}`
  if (Array.isArray(value)) {
    const length = SHORT_LISTS.test(name) ? 'as they are' : stretch.items
    return ofLength(value, length).map((item: unknown, index) => {
      if (typeof item !== 'object') return `${index} ${String(stretched(item, stretch))}`
      const pictures = isBare(stretch, index) ? 'none' : stretch.pictures
      // Twelve lists of twelve are more than a document may have.
      const inner = stretched(item, { items: stretch.items === 12 ? 'as they are' : stretch.items, pictures })
      return { ...Object(inner), _key: SHORT_LISTS.test(name) ? Object(item)._key : `item-${index}` }
    })
  }
  if (typeof value !== 'object' || value === null) return value
  if ('asset' in value && stretch.pictures === 'none') return undefined
  if ('asset' in value) return { ...value, ...('AltText' in value && { AltText: stretched(value.AltText, stretch) }) }
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, stretched(inner, stretch, field)]))
}

/** As many items as wanted, of those that there are. */
function ofLength<Item>(list: readonly Item[], items: Length): Item[] {
  if (list.length === 0 || items === 'as they are') return [...list]
  return Array.from({ length: items }, (_, index) => list[index % list.length]).filter((item) => item !== undefined)
}

const isBare = ({ pictures }: Pick<Stretch, 'pictures'>, index: number) =>
  pictures === 'none' || (pictures === 'every other' && index % 2 === 1)

function barePicture(document: object, stretch: Stretch, index: number): object {
  return 'image' in document && isBare(stretch, index) ? { image: undefined } : {}
}
