import type { Plugin } from 'vite'

/** What the Studio and its library of pictures call things in their code, where no translation reaches, and what our staff call them. */
const WORDS = [
  ['"Choose login provider"', '"Sign in"'],
  // The links below it lead to Sanity, which does not know our staff.
  ['LINKS.map(', '[].map('],
  // When a version was current: the only time that does not follow the language (resort-english.ts).
  [`"MMM d, yyyy '@' pp"`, '"d MMM yyyy, HH:mm:ss"'],
  ['"Browse Assets"', '"Pictures"'],
  ['"Asset details"', '"Picture"'],
  ['"All assets"', '"All pictures"'],
  ['"MIME type"', '"Kind of file"'],
  ['pluralize("asset"', 'pluralize("picture"'],
  ['pluralize(assetTypes[0]) : "assets"', 'pluralize(assetTypes[0]) : "pictures"'],
  ['Unable to delete ${count}', 'Not deleted: ${count}'],
  ['. Please review any asset errors and try again.', '. The icon on the picture says why.'],
] as const

const PACKAGES = /node_modules\/(sanity|sanity-plugin-media)\//

/** Fails a build in which one of the phrases is gone, such as after an update. */
export function plainWords(): Plugin {
  const met = new Set<string>()
  return {
    name: 'plain-words',
    apply: 'build',
    transform(code, id) {
      if (!PACKAGES.test(id)) return null
      let plain = code
      for (const [phrase, word] of WORDS) {
        if (!plain.includes(phrase)) continue
        met.add(phrase)
        plain = plain.replaceAll(phrase, word)
      }
      return plain === code ? null : { code: plain, map: null }
    },
    buildEnd(error) {
      const gone = WORDS.map(([phrase]) => phrase).filter((phrase) => !met.has(phrase))
      if (!error && gone.length > 0) this.error(`The Studio has other words than ${gone.join(', ')}`)
    },
  }
}
