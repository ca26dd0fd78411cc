/** A screen that many guests have: how wide it is in CSS pixels, and how many of its own pixels each of them takes. */
export type Screen = { width: number; density: number }

/** The addresses on this server that browsers of these screens would ask for, picture by picture from the top of the page. */
export function picturesOfPage(html: string, screens: readonly Screen[]): string[] {
  const pictures = [...html.matchAll(/<picture>(.*?)<\/picture>/gs)].map(([, inside = '']) => inside)
  const asked = pictures.flatMap((inside) => screens.map((screen) => chosenAddress(inside, screen)))
  return [...new Set(asked.filter((address) => address?.startsWith('/')))].filter((address) => address !== undefined)
}

/** The first source that the screen may use, as browsers do it: the best format stands first. */
function chosenAddress(picture: string, screen: Screen): string | undefined {
  const [tag] = (picture.match(/<(?:source|img)\s[^>]*>/g) ?? []).filter((source) =>
    isMet(attributeOf(source, 'media') ?? '', screen),
  )
  const srcSet = tag && attributeOf(tag, 'srcset')
  if (!tag || srcSet === undefined) return undefined
  return candidateFor(srcSet, shownWidth(attributeOf(tag, 'sizes') ?? '100vw', screen) * screen.density)
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')
}

/** The narrowest that is sharp; the widest where none is. `wanted` counts the screen's own pixels. */
function candidateFor(srcSet: string, wanted: number): string | undefined {
  const candidates = srcSet.split(/,\s+/).map((candidate) => {
    const [address = '', width = ''] = candidate.trim().split(/\s+/)
    return { address, width: Number.parseInt(width, 10) }
  })
  const sharp = candidates.filter(({ width }) => width >= wanted).sort((one, other) => one.width - other.width)
  return (sharp[0] ?? candidates.sort((one, other) => other.width - one.width)[0])?.address
}

/** In CSS pixels: the first size whose condition the screen meets. */
function shownWidth(sizes: string, screen: Screen): number {
  const [size = '100vw'] = sizes.split(/,\s*/).filter((part) => isMet(part, screen))
  const lengths = size.replaceAll(/\([^()]*:[^()]*\)/g, '').matchAll(/(-?)\s*([\d.]+)(px|vw)/g)
  return [...lengths].reduce((sum, [, sign, number, unit]) => {
    const length = Number(number) * (unit === 'vw' ? screen.width / 100 : 1)
    return sign === '-' ? sum - length : sum + length
  }, 0)
}

/** Whether all conditions in the text hold. Those of the site are three; any other counts as not met. */
function isMet(text: string, { width, density }: Screen): boolean {
  return [...text.matchAll(/\(([a-z-]+):\s*([^()]+)\)/g)].every(([, feature, value = '']) => {
    const number = Number.parseFloat(value)
    if (feature === 'min-width') return width >= number
    if (feature === 'max-width') return width <= number
    return feature === 'min-resolution' && density >= number
  })
}
