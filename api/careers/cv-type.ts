import type { CvType } from '#contract/careers.ts'
import { zipNames } from './zip-names.ts'

const PDF = Buffer.from('%PDF-')
/** The container of all old Office files; a stream in it tells which it is. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')
const ZIP = Buffer.from('PK\u0003\u0004')

/** What a file is by its content, whatever it is called; undefined for anything that is no CV of ours. */
export function cvTypeOf(bytes: Buffer): CvType | undefined {
  if (beginsWith(bytes, PDF)) return 'pdf'
  if (beginsWith(bytes, OLE) && bytes.includes(WORD_STREAM)) return 'doc'
  if (beginsWith(bytes, ZIP) && isWordArchive(zipNames(bytes))) return 'docx'
  return undefined
}

/** The main part is called document.xml, or document2.xml by some writers. */
function isWordArchive(names: readonly string[]): boolean {
  return names.includes('[Content_Types].xml') && names.some((name) => /^word\/document\d*\.xml$/.test(name))
}

function beginsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start)
}
