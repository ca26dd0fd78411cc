import type { CvType } from '#contract/site/careers.ts'

const PDF = Buffer.from('%PDF-')
/** The container of all old Office files; a stream in it shows which it is. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')
/** The stream of macros in an old Office file. */
const MACRO_STREAM = Buffer.from('_VBA_PROJECT', 'utf16le')
const ZIP = Buffer.from('PK\u0003\u0004')

/** What a file is by its content, under any name; undefined for anything but a CV that we accept, and for Word files with macros. */
export function cvTypeOf(bytes: Buffer): CvType | undefined {
  if (beginsWith(bytes, PDF)) return 'pdf'
  if (beginsWith(bytes, OLE) && bytes.includes(WORD_STREAM)) return bytes.includes(MACRO_STREAM) ? undefined : 'doc'
  if (beginsWith(bytes, ZIP) && isWordArchive(zipNames(bytes))) return 'docx'
  return undefined
}

/** The main part is called document.xml, or document2.xml by some writers. */
function isWordArchive(names: readonly string[]): boolean {
  const hasMacros = names.some((name) => /vba/i.test(name))
  return (
    !hasMacros && names.includes('[Content_Types].xml') && names.some((name) => /^word\/document\d*\.xml$/.test(name))
  )
}

function beginsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start)
}

const END_OF_DIRECTORY = 0x06054b50
const END_BYTES = 22
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46

/** The names in a ZIP archive; none when the archive is not whole. Read from its directory: nothing is unpacked, so nothing can swell. */
function zipNames(bytes: Buffer): string[] {
  const end = findEnd(bytes)
  if (end === undefined) return []
  const names: string[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== ENTRY) return []
    const nameEnd = at + ENTRY_BYTES + bytes.readUInt16LE(at + 28)
    names.push(bytes.toString('utf8', at + ENTRY_BYTES, nameEnd))
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return names
}

function findEnd(bytes: Buffer): number | undefined {
  const signature = Buffer.alloc(4)
  signature.writeUInt32LE(END_OF_DIRECTORY)
  const end = bytes.lastIndexOf(signature)
  return end >= 0 && end + END_BYTES <= bytes.length ? end : undefined
}
