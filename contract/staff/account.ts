import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { codeOf } from '#contract/values/one-time-code.ts'
import { roles } from '#contract/values/roles.ts'
import { line, RowId } from '#contract/wire.ts'
import { deskPost } from '#contract/staff-endpoint.ts'

/** The longest e-mail address (RFC 5321). */
export const Email = line(254).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'is not an e-mail address'))

export const SHORTEST_PASSWORD = 12
export const PIN_DIGITS = 6

/** A desk that has not been used for this long is locked, on the page and on the server, until its member or a colleague gives a PIN. */
export const LOCKED_AFTER_MINUTES = 10

/** Any text, so that a wrong password is a wrong password, and not a malformed request. */
const Password = z.string().check(z.maxLength(200))
const NewPassword = Password.check(z.minLength(SHORTEST_PASSWORD))
const Pin = z
  .string()
  .check(z.overwrite(codeOf), z.regex(new RegExp(`^\\d{${PIN_DIGITS}}$`), `has ${PIN_DIGITS} digits`))
/** Six digits of an authenticator app, or a recovery code; spaces and hyphens do not count. */
const Code = z.string().check(z.overwrite(codeOf), z.maxLength(32))

/**
 * How far a browser's sign-in has come.
 * - `signedOut`: an e-mail address and a password are wanted.
 * - `enrolling`: the account has no authenticator app yet; `Enrolment` is what the app needs, and what to store before it is connected.
 * - `code`: a code of the authenticator app is wanted.
 * - `newPassword`: the password was given by someone else, and is changed first.
 * - `signedIn`
 */
export const signInSteps = ['signedOut', 'enrolling', 'code', 'newPassword', 'signedIn'] as const
export type SignInStep = (typeof signInSteps)[number]

export const Member = z.object({
  Id: z.int(),
  Name: z.string(),
  Email: z.string(),
  Role: z.enum(roles),
  /** What the role allows, as `Capability`. A page that is older than the server passes over what it does not know. */
  Can: z.array(z.string()),
  HasPin: z.boolean(),
})
export type Member = z.infer<typeof Member>

/** The desk as one browser sees it. */
export const DeskSession = z.object({
  Step: z.enum(signInSteps),
  /** Who signs in, once the password was right. */
  Member: z.nullable(Member),
  /** The secret in Base32, and the same as an `otpauth://` address for a QR code. The recovery codes count once the app is connected. */
  Enrolment: z.nullable(z.object({ Secret: z.string(), Address: z.string(), RecoveryCodes: z.array(z.string()) })),
  /** Who else may take over this browser with a PIN. Empty until signed in. */
  Colleagues: z.array(z.object({ Id: z.int(), Name: z.string() })),
  /** It was left alone: until a PIN is given every other call is refused (`desk_locked`). */
  IsLocked: z.boolean(),
})
export type DeskSession = z.infer<typeof DeskSession>

/** How far this browser's sign-in has come: the first question of the desk. It is never refused for lack of one. */
export const readDeskSession = endpoint({
  method: 'GET',
  path: 'DeskArea/Account/Me',
  area: 'Desk',
  summary: 'How far the sign-in of this browser has come',
  caller: 'desk',
  data: DeskSession,
})

export const signInToDesk = endpoint({
  ...deskPost,
  path: 'DeskArea/Account/SignIn',
  summary: 'Begins a sign-in with a password',
  problems: ['password_wrong'],
  limits: { deskSignInsPerAddress: 'network' },
  body: z.strictObject({ Email: line(254), Password }),
  data: DeskSession,
})

/** Also proves a signed-in member again: sensitive calls need a code of the last ten minutes. */
export const proveCode = endpoint({
  ...deskPost,
  path: 'DeskArea/Account/ProveCode',
  summary: 'Proves a sign-in with a code of the authenticator app, or with a recovery code',
  problems: ['unauthenticated', 'code_wrong', 'too_many_requests'],
  /** `Remember`: for 30 days this browser needs the password alone. */
  body: z.strictObject({ Code, Remember: z.boolean() }),
  data: DeskSession,
})

export const enrol = endpoint({
  ...deskPost,
  path: 'DeskArea/Account/Enrol',
  summary: 'Connects an authenticator app by its first code',
  problems: ['unauthenticated', 'code_wrong'],
  body: z.strictObject({ Code }),
  data: DeskSession,
})

/** `Current` may be empty where a given password is changed: it was proved a moment ago. */
export const changePassword = endpoint({
  ...deskPost,
  path: 'DeskArea/Account/ChangePassword',
  summary: "Changes one's own password; ends all other sessions of the account",
  problems: ['unauthenticated', 'desk_locked', 'password_wrong', 'too_simple'],
  body: z.strictObject({ Current: Password, Password: NewPassword }),
  data: DeskSession,
})

export const setPin = endpoint({
  ...deskPost,
  path: 'DeskArea/Account/SetPin',
  summary: "Sets one's own PIN, with which a colleague's browser is taken over",
  problems: ['unauthenticated', 'desk_locked', 'sign_in_again', 'too_simple'],
  body: z.strictObject({ Pin }),
  data: DeskSession,
})

export const switchTo = endpoint({
  ...deskPost,
  path: 'DeskArea/Account/SwitchTo',
  summary: 'Takes over a browser that is signed in, with a PIN; also unlocks it',
  problems: ['unauthenticated', 'pin_wrong', 'pin_blocked', 'not_found'],
  body: z.strictObject({ MemberId: RowId, Pin }),
  data: DeskSession,
})

export const lockDesk = endpoint({
  ...deskPost,
  path: 'DeskArea/Account/Lock',
  summary: 'Locks this browser until a PIN is given',
  problems: ['unauthenticated'],
  body: z.strictObject({}),
  data: DeskSession,
})

export const signOutOfDesk = endpoint({
  ...deskPost,
  path: 'DeskArea/Account/SignOut',
  summary: 'Ends the session of this browser',
  body: z.strictObject({}),
  data: DeskSession,
})
