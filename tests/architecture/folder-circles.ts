import path from 'node:path'
import type { SourceFile } from './read-tree.ts'

export type Import = { from: string; to: string }

/**
 * Imports and type imports between files of the tree, by their paths from the root. A worker is a program of its own: its address is not
 * an import.
 */
export function importsOf(tree: readonly SourceFile[]): Import[] {
  return tree
    .filter((file) => /\.(tsx?|mjs)$/.test(file.path))
    .flatMap(({ path: from, text }) =>
      Array.from(
        text.matchAll(/(?:\bfrom |\bimport\(\s*|^import )'([.#][^'?]+)(?:'|\?(?!worker))/gm),
        ([, specifier = '']) => ({ from, to: resolve(from, specifier) }),
      ),
    )
}

function resolve(from: string, specifier: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : path.posix.join(path.posix.dirname(from), specifier)
}

/**
 * Circles between folders that lie in the same folder, written `parent: a, b`. A test beside the code belongs to no folder: nothing
 * imports it, and it may drive its code from outside.
 */
export function folderCircles(imports: readonly Import[]): string[] {
  const graphs = new Map<string, Map<string, Set<string>>>()
  for (const { from, to } of imports) {
    if (/^(?!tests\/).*\.test\.tsx?$/.test(from)) continue
    const [a, b] = [foldersOf(from), foldersOf(to)]
    const depth = a.findIndex((folder, index) => folder !== b[index])
    const [source, target] = [a[depth], b[depth]]
    if (source === undefined || target === undefined) continue
    const parent = a.slice(0, depth).join('/') || '.'
    const graph = graphs.get(parent) ?? new Map<string, Set<string>>()
    graphs.set(parent, graph.set(source, (graph.get(source) ?? new Set()).add(target)))
  }
  return [...graphs].flatMap(([parent, graph]) => circlesIn(graph).map((members) => `${parent}: ${members.join(', ')}`))
}

const foldersOf = (file: string): string[] => file.split('/').slice(0, -1)

/** Groups of folders each of which reaches every other. */
function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reached = new Map(Array.from(graph.keys(), (folder) => [folder, reachableFrom(folder, graph)]))
  const circles = Array.from(reached, ([folder, others]) =>
    [...others].filter((other) => reached.get(other)?.has(folder)).toSorted(),
  )
  return [...new Map(circles.filter(({ length }) => length > 1).map((members) => [members.join(), members])).values()]
}

function reachableFrom(start: string, graph: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const next = [start]
  for (let folder = next.pop(); folder !== undefined; folder = next.pop()) {
    for (const target of graph.get(folder) ?? []) {
      if (reached.has(target)) continue
      reached.add(target)
      next.push(target)
    }
  }
  return reached
}

/** Trees that must be refused, and the circle in each: of three folders, one import of types alone, and between folders of a folder. */
export const plantedCircles: readonly { tree: SourceFile[]; circle: string }[] = [
  {
    tree: [
      { path: 'tests/model/a.test.ts', text: "import type { A } from '../flows/a.ts'\n" },
      { path: 'tests/flows/a.ts', text: "import {\n  b,\n} from '#tests/support/b.ts'\n" },
      { path: 'tests/support/deep/c.ts', text: "const d = import('../../model/d.ts')\n" },
    ],
    circle: 'tests: flows, model, support',
  },
  {
    tree: [
      { path: 'api/a/x/y.ts', text: "import { b } from '../z/b.ts'\n" },
      { path: 'api/a/z/c.ts', text: "import { d } from '../x/d.ts'\n" },
    ],
    circle: 'api/a: x, z',
  },
]
