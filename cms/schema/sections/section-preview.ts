import type { PreviewConfig } from 'sanity'

/** A line of the list of sections: its first words, or its kind where it has none, with the kind below. */
export function sectionPreview(kind: string, ...fields: readonly string[]): PreviewConfig {
  const select = Object.fromEntries(fields.map((field, index) => [`words${index}`, field]))
  return {
    select,
    prepare: (selected) => {
      const words = fields.map((_, index) => selected[`words${index}`]).find((text) => typeof text === 'string' && text)
      return words === undefined ? { title: kind } : { title: words, subtitle: kind }
    },
  }
}

/** A line with the section's first picture. */
export function picturePreview(kind: string, media: string, words: string): PreviewConfig {
  return {
    select: { media, words },
    prepare: (selected) => ({ title: selected['words'] || kind, subtitle: kind, media: selected['media'] }),
  }
}
