import { fileURLToPath } from 'node:url'

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Tells of a module whether these files import it, directly or not. A file is named from the root of the repository. */
export function neededBy(...files: readonly string[]): (id: string, modules: Modules) => boolean {
  const needed = new Set<string>()
  const visit = (id: string, modules: Modules) => {
    if (needed.has(id)) return
    needed.add(id)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) visit(next, modules)
  }
  return (id, modules) => {
    for (const file of files) visit(fileURLToPath(new URL(`../${file}`, import.meta.url)), modules)
    return needed.has(id)
  }
}
