import { useCallback, useEffect, useState } from 'react'
import {
  type SanityClient,
  useCurrentUser,
  useDocumentValuePermissions,
  useSchema,
  useWorkspace,
  validateDocument,
} from 'sanity'
import { draftIdOf } from '../../publishing/draft-ids.ts'
import { type Draft, rawly } from '../../publishing/publish-together.ts'
import { type PublishRequest, readRequests } from '../../publishing/publish-requests.ts'

export type Found = { drafts: readonly Draft[]; requests: readonly PublishRequest[] }

/** What was written and not published, the newest first, and what is to be done with it; read again when asked. */
export function useDrafts(client: SanityClient): [Found | 'reading' | 'unreadable', () => Promise<void>] {
  const schema = useSchema()
  const [found, setFound] = useState<Found | 'reading' | 'unreadable'>('reading')
  const read = useCallback(async () => {
    const types = schema.getTypeNames().filter((name) => name !== REQUEST)
    const readAll = rawly(client).fetch<Draft[]>(
      '*[_id in path("drafts.**") && _type in $types] | order(_updatedAt desc)',
      { types },
    )
    await Promise.all([readAll, readRequests(client)]).then(
      ([drafts, requests]) => setFound({ drafts, requests }),
      () => setFound('unreadable'),
    )
  }, [client, schema])
  useEffect(() => void read(), [read])
  return [found, read]
}

const REQUEST = 'publishRequest'
const plan = { _id: REQUEST, _type: REQUEST }
const wish = { _id: draftIdOf(REQUEST), _type: REQUEST }

/** Who publishes, who asks others to, and who only reads. */
export function useRightToPublish(): 'publish' | 'ask' | 'read' {
  const [publishing] = useDocumentValuePermissions({ document: plan, permission: 'create' })
  const [asking] = useDocumentValuePermissions({ document: wish, permission: 'create' })
  if (publishing?.granted) return 'publish'
  return asking?.granted ? 'ask' : 'read'
}

/** Answers those that may not be published: something is missing in them, or too long. */
export function useJudge(): (drafts: readonly Draft[]) => Promise<readonly Draft[]> {
  const workspace = useWorkspace()
  const currentUser = useCurrentUser()
  return async (drafts) => {
    const faulty = await Promise.all(
      drafts.map(async (document) => {
        const markers = await validateDocument({ document, workspace, currentUser })
        return markers.some(({ level }) => level === 'error') ? [document] : []
      }),
    )
    return faulty.flat()
  }
}
