const END_OF_DIRECTORY = 0x06054b50
const END_BYTES = 22
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46

/** The names in a ZIP archive; none when it is no whole archive. Read from its directory: nothing is unpacked, so nothing can swell. */
export function zipNames(bytes: Buffer): string[] {
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
