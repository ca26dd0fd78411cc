/** What a person or the Studio says about an upload. It is kept as text and names nothing on the disk. */
export type UploadLabels = {
  originalFilename?: string
  title?: string
  label?: string
  description?: string
  creditLine?: string
  source?: { id: string; name?: string; url?: string }
}

const names = ['title', 'label', 'description', 'creditLine'] as const
const LONGEST = 500

export function readUploadLabels(query: URLSearchParams): UploadLabels {
  const labels: UploadLabels = {}
  const fileName = plain(query.get('filename'))?.split(/[/\\]/).at(-1)
  if (fileName) labels.originalFilename = fileName
  for (const name of names) {
    const text = plain(query.get(name))
    if (text) labels[name] = text
  }
  const id = plain(query.get('sourceId'))
  const name = plain(query.get('sourceName'))
  const url = plain(query.get('sourceUrl'))
  if (id) labels.source = { id, ...(name ? { name } : {}), ...(url ? { url } : {}) }
  return labels
}

/** Without control characters, which would reach logs, headers and terminals. */
function plain(text: string | null): string | undefined {
  return text?.replaceAll(/\p{C}/gu, '').trim().slice(0, LONGEST)
}
