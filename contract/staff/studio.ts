import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'

/** The page of the desk to which the Studio sends people to sign in. `origin` is the Studio's address, to which they come back. */
export const STUDIO_SIGN_IN_PATH = '/desk/studio'

/** The longest address of a Studio. */
const ADDRESS_LENGTH = 2_000

export const openStudio = endpoint({
  method: 'POST',
  path: 'DeskArea/Studio/Open',
  area: 'Desk',
  summary:
    'Signs a member in to the Studio that sent this browser; answers its address, with a ticket that is good once. Who has nothing to do at the desk, or is outside its networks, is signed out of it',
  caller: 'staff',
  can: 'content.view',
  danger: { freshCode: 'always', act: 'openedStudio' },
  problems: ['not_found'],
  body: z.strictObject({ Origin: z.string().check(z.maxLength(ADDRESS_LENGTH)) }),
  data: z.object({ Address: z.string() }),
})
