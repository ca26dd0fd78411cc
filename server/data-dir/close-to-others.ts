import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const OTHERS = 0o077

/** Makes a folder, with those above it that are missing, or closes one that is there, to other accounts of this machine. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  closeToOthers(folder)
}

/** Makes an empty file, or closes one that is there, to other accounts of this machine. */
export function makeOwnFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  closeToOthers(file)
}

/**
 * Takes the rights of other accounts away from a folder or a file. Answers whether they have none: what belongs to another account,
 * or lies on a disk that is read-only or knows no rights, stays as it is.
 */
export function closeToOthers(file: string): boolean {
  const { mode } = statSync(file)
  if ((mode & OTHERS) === 0) return true
  try {
    chmodSync(file, mode & 0o700)
  } catch {
    return false // The caller warns: a server that cannot change it may serve all the same.
  }
  return (statSync(file).mode & OTHERS) === 0
}

/** Closes a folder and all that is in it: PGlite makes its files writable for all accounts, under any umask. */
export function closeTreeToOthers(folder: string): void {
  closeToOthers(folder)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) closeToOthers(path.join(entry.parentPath, entry.name))
  }
}
