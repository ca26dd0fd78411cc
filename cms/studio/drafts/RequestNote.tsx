import { type ReactNode, useEffect, useState } from 'react'
import { useClient, useFormValue } from 'sanity'
import { type PublishRequest, readRequests } from '../../publishing/publish-requests.ts'
import { API_VERSION } from '../../schema/fields/ask-content.ts'
import { DocumentNote } from '../DocumentNote.tsx'
import { requestText } from './request-text.ts'

/** Above the fields of a draft that is to be published: when, by whom, and whether it was changed since. */
export function RequestNote({ children }: { children: ReactNode }) {
  const [id, revision] = [useFormValue(['_id']), useFormValue(['_rev'])]
  const requests = useRequests(id, revision)
  const lines = requests.flatMap((request) => {
    const judged = request.drafts.find((each) => each.id === id)
    return judged ? [requestText(request, judged.revision !== revision)] : []
  })
  if (lines.length === 0) return children
  return (
    <DocumentNote label="To be published" lines={lines}>
      {children}
    </DocumentNote>
  )
}

/** Read again with each revision: a draft is seldom part of one. */
function useRequests(id: unknown, revision: unknown): readonly PublishRequest[] {
  const client = useClient({ apiVersion: API_VERSION })
  const [requests, setRequests] = useState<readonly PublishRequest[]>([])
  useEffect(() => {
    let isShown = true
    readRequests(client).then(
      (read) => isShown && setRequests(read),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [client, id, revision])
  return requests
}
