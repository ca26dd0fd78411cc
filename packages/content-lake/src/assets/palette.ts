type Colour = { r: number; g: number; b: number }

const swatches = ['dominant', 'vibrant', 'muted', 'darkMuted', 'darkVibrant', 'lightMuted', 'lightVibrant'] as const

/** The palette that the Studio and sites read. All its swatches are the picture's main colour: nothing here needs more. */
export function paletteOf(colour: Colour) {
  const background = `#${[colour.r, colour.g, colour.b].map(hexByte).join('')}`
  const foreground = isLight(colour) ? '#000' : '#fff'
  const swatch = { _type: 'sanity.imagePaletteSwatch', background, foreground, title: foreground, population: 1 }
  return { _type: 'sanity.imagePalette', ...Object.fromEntries(swatches.map((name) => [name, { ...swatch }])) }
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}

/** By how bright an eye finds it. */
function isLight({ r, g, b }: Colour): boolean {
  return (r * 299 + g * 587 + b * 114) / 1000 > 140
}
