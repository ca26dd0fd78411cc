import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod'

const ROOT = path.resolve(import.meta.dirname, '../..')
const Report = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), code: z.string(), message: z.string() })),
})

/** What the project's own linter settings say about files planted in an empty tree: rule names by path. */
export async function lintPlanted(files: readonly { path: string; source: string }[]): Promise<Map<string, string[]>> {
  const tree = await mkdtemp(path.join(tmpdir(), 'resort-fences-'))
  try {
    await mkdir(path.join(tree, 'build/lint'), { recursive: true })
    for (const name of ['.oxlintrc.json', 'tsconfig.base.json', 'build/lint/site-rules.ts']) {
      await copyFile(path.join(ROOT, name), path.join(tree, name))
    }
    await writeFile(path.join(tree, 'tsconfig.json'), '{ "extends": "./tsconfig.base.json", "include": ["**/*"] }')
    for (const file of files) {
      const target = path.join(tree, file.path)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, file.source)
    }
    return byPath(Report.parse(JSON.parse(await runOxlint(tree))))
  } finally {
    await rm(tree, { recursive: true, force: true })
  }
}

function runOxlint(tree: string): Promise<string> {
  const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint')
  return new Promise((resolve, reject) => {
    // It exits non-zero when it finds something, which is what is wanted here. One that cannot start answers no list.
    execFile(
      process.execPath,
      [oxlint, '--type-aware', '--format', 'json'],
      { cwd: tree, maxBuffer: 16 * 1024 * 1024 },
      (error, stdout, stderr) =>
        stdout.startsWith('{')
          ? resolve(stdout)
          : reject(new Error(`oxlint found nothing: ${stderr || stdout || error?.message}`)),
    )
  })
}

function byPath({ diagnostics }: z.infer<typeof Report>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { filename, code } of diagnostics) {
    const rule = code.replace(/^.*\((.*)\)$/, '$1')
    found.set(filename, [...(found.get(filename) ?? []), rule])
  }
  return found
}
