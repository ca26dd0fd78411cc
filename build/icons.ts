import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const IMPORT = /import \{([^}]*)\} from ['"]lucide-react['"];?/g

/**
 * Imports each icon from its own file instead of from the list of all. Which page needs an icon is seen by that, so that the first page loads those
 * that it shows and no others.
 */
export function icons(): Plugin {
  let files: ReadonlyMap<string, string>
  return {
    name: 'icons',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const list = await this.resolve('lucide-react')
      files = filesIn(list ? await readFile(list.id, 'utf8') : '')
    },
    transform(code, id) {
      if (!id.endsWith('.tsx') || !code.includes('lucide-react')) return undefined
      return { code: code.replaceAll(IMPORT, (_, names: string) => importsOf(names, files)), map: null }
    },
  }
}

export function importsOf(names: string, files: ReadonlyMap<string, string>): string {
  const wanted = names.split(',').map((name) => name.trim())
  return wanted
    .filter((name) => name !== '')
    .map((name) => {
      if (name.startsWith('type ')) return `import { ${name} } from 'lucide-react'`
      const [icon = '', as = icon] = name.split(' as ')
      const file = files.get(icon)
      if (file === undefined) throw new Error(`lucide-react has no icon ${icon}`)
      return `import { default as ${as} } from 'lucide-react/icons/${file}'`
    })
    .join(';')
}

/** The file of each icon by all its names. */
function filesIn(list: string): ReadonlyMap<string, string> {
  return new Map(
    [...list.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}
