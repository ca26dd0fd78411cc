import { randomUUID } from 'node:crypto'

/** The least that is a PDF by its first bytes. */
export const aPdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** An old Office file with one stream of that name. */
export function anOleFile(stream: string): Buffer {
  return Buffer.concat([OLE, Buffer.alloc(504), Buffer.from(stream, 'utf16le'), Buffer.alloc(64)])
}

/** A ZIP archive of empty files. */
export function aZip(...names: string[]): Buffer {
  const files = names.map((name) => Buffer.concat([localHeader(name), Buffer.from(name)]))
  const starts = files.map((_, index) => files.slice(0, index).reduce((sum, { length }) => sum + length, 0))
  const directory = Buffer.concat(names.map((name, index) => directoryEntry(name, starts[index] ?? 0)))
  const body = Buffer.concat(files)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(body.length, 16)
  return Buffer.concat([body, directory, end])
}

export const aDocx = aZip('[Content_Types].xml', '_rels/.rels', 'word/document.xml', 'word/styles.xml')

function localHeader(name: string): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(Buffer.byteLength(name), 26)
  return header
}

function directoryEntry(name: string, start: number): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(Buffer.byteLength(name), 28)
  entry.writeUInt32LE(start, 42)
  return Buffer.concat([entry, Buffer.from(name)])
}

export type CvForm = { fields?: Record<string, string>; content?: Uint8Array; name?: string }

/** The form of a job application, as a browser sends it. */
export function aCvForm({ fields = {}, content = aPdf, name = 'cv.pdf' }: CvForm = {}): FormData {
  const form = new FormData()
  const all = { ActivityId: randomUUID(), Name: 'Rahima Khatun', Phone: '01712345678', ...fields }
  for (const [field, value] of Object.entries(all)) form.append(field, value)
  form.append('File', new File([Uint8Array.from(content)], name))
  return form
}
