import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { endSessions } from 'content-lake/end-sessions'
import { aStaffLake, SITE, type StaffLake } from 'content-lake/testing/staff-lake'
import { expect, test } from 'vitest'
import { createReadPreviewUrl } from './drafts.ts'
import { openClient } from './open-client.ts'

const HOUR_MS = 3_600_000
const ADDRESS = { projectId: 'ichamoti', dataset: 'production', apiHost: `${SITE}/lake` }

/** The lake's routes as the client calls them. */
const fetchFrom =
  (lake: StaffLake): typeof fetch =>
  (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    return lake.call(url.pathname.replace('/lake', '') + url.search, init)
  }

const readerOf = (lake: StaffLake) =>
  createReadPreviewUrl({ ...ADDRESS, token: lake.serviceToken('reader') }, { fetch: fetchFrom(lake) })

/** What the Studio of a member of the staff does when it opens a preview. */
function beginPreview(lake: StaffLake, role: 'editor' | 'viewer') {
  const client = openClient({ ...ADDRESS, token: lake.signedIn(role).token }, { fetch: fetchFrom(lake) })
  return createPreviewSecret(client, 'sanity/presentation', `${SITE}/studio`, role)
}

const addressWith = (secret: string, path = '/dine') =>
  `${SITE}/preview/enable?${new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': path }).toString()}`

test('an editor’s Studio makes a secret that the server believes, for an hour', async () => {
  const lake = await aStaffLake()
  const read = readerOf(lake)
  const { secret } = await beginPreview(lake, 'editor')

  expect(await read(addressWith(secret, '/dine?from=studio'))).toEqual({
    path: '/dine?from=studio',
    staff: lake.signedIn('editor').member.id,
  })
  lake.clock.pass(HOUR_MS)
  expect(await read(addressWith(secret))).toBeUndefined()
})

test('a secret is its author’s, whose name no client chooses, and ends with their session', async () => {
  const lake = await aStaffLake()
  const isSignedIn = (staff: string) => lake.isSignedIn(staff)
  const read = createReadPreviewUrl(
    { ...ADDRESS, token: lake.serviceToken('reader') },
    { fetch: fetchFrom(lake), isSignedIn },
  )
  const { secret } = await beginPreview(lake, 'viewer')
  const { member } = lake.signedIn('viewer')
  const before = await read(addressWith(secret))

  endSessions(lake.directory, 'viewer@resort.example')

  expect(before).toEqual({ path: '/dine', staff: member.id })
  expect(await read(addressWith(secret))).toBeUndefined()
})
