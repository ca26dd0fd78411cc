import type { TestApi } from '#tests/support/test-api.ts'
import type { AuthWorld, ShownAuth } from './auth-world.ts'

type StateName = ShownAuth['value'] extends infer Value ? (Value extends string ? Value : keyof Value) : never

type Check = (shown: ShownAuth, world: AuthWorld) => Promise<string[]> | string[]

/** What is wrong with the dialog and the world in each state, beyond what the model knows; nothing, if all is well. */
export const authChecks = {
  closed: ({ context: { phone, code, user } }) =>
    phone === '' && code === '' && !user ? [] : ['A closed dialog remembers a guest'],
  LOGIN: ({ context: { user, code } }) => (user || code !== '' ? ['A login begins with a former one'] : []),
  SIGNUP: (shown) =>
    shown.hasTag('signupDisabled') === shown.matches({ SIGNUP: 'phoneTaken' }) ? [] : ['Sign Up is offered wrongly'],
  OTP: (shown, { api }) => wrongCode(api, shown, ['REGISTRATION']),
  // A guest whose login failed after registering goes on with the code of the registration.
  OTP_LOGIN: (shown, { api }) => wrongCode(api, shown, ['LOGIN', 'REGISTRATION']),
  OTP_RESET_PASSWORD: (shown, { api }) => wrongCode(api, shown, ['RESET']),
  async remembering({ context }, { api, isKept }) {
    if (isKept()) return ['A guest is remembered before it is said']
    const sessions = await api.deps.db.query(
      'select 1 from guest_session s join guest g on g.id = s.guest_id where g.phone = $1 and s.revoked_at is null',
      [context.phone],
    )
    if (context.user?.phone !== context.phone || context.user.token === '') return ['Somebody else is remembered']
    return sessions.length > 0 ? [] : ['The API knows no session of the guest who is remembered']
  },
} satisfies Record<StateName, Check>

/** The code that the dialog asks for must be one that the API sent to this phone for this purpose. */
async function wrongCode(
  api: TestApi,
  { context: { messageId, phone } }: ShownAuth,
  purposes: readonly string[],
): Promise<string[]> {
  const [code] = await api.deps.db.query<{ purpose: string; phone: string }>(
    'select purpose, phone from one_time_code where id = $1',
    [messageId],
  )
  if (!code || code.phone !== phone) return ['No code was sent to this phone']
  return purposes.includes(code.purpose) ? [] : [`The code is one for ${code.purpose}`]
}
