import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Builds in another language than English: where `name.ts` has a translation `name.<language>.ts` next to it, that one is built instead. A page carries one
 * language, and no code asks which.
 */
export function language(code: string): Plugin {
  const translated = `.${code}.ts`
  return {
    name: 'language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved?.id.endsWith('.ts')) return resolved
      const translation = resolved.id.replace(/\.ts$/, translated)
      return translation !== importer && existsSync(translation) ? translation : resolved
    },
  }
}
