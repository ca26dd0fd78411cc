import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { contentRights, roles } from '#contract/values/roles.ts'
import { ActivityId, line, listOf } from '#contract/wire.ts'
import { Email } from './account.ts'

const MemberId = z.int()
/** An instant, ISO 8601 in UTC. */
const Moment = z.string()

export const StaffMember = z.object({
  Id: z.int(),
  Name: z.string(),
  Email: z.string(),
  Role: z.enum(roles),
  /** In the Studio. */
  Content: z.enum(contentRights),
  /** Has connected an authenticator app. */
  IsEnrolled: z.boolean(),
  HasPin: z.boolean(),
  /** Null for an account that is in use. An ended one stays for the log, which names it. */
  EndedAt: z.nullable(Moment),
  LastSignInAt: z.nullable(Moment),
  /** Browsers that need the password alone. */
  Browsers: z.array(z.object({ Id: z.int(), Name: z.string(), Until: Moment })),
})
export type StaffMember = z.infer<typeof StaffMember>

export const listStaff = endpoint({
  method: 'GET',
  path: 'DeskArea/Staff/List',
  area: 'Desk',
  summary: 'All accounts of staff, those in use first',
  caller: 'staff',
  can: 'staff.manage',
  data: listOf(StaffMember),
})

export const addStaff = endpoint({
  method: 'POST',
  path: 'DeskArea/Staff/Add',
  area: 'Desk',
  summary: 'Adds an account; answers its first password, once',
  caller: 'staff',
  can: 'staff.manage',
  danger: { kind: 'changesRights', freshCode: 'always', limit: 'rights', act: 'addedStaff' },
  once: 'secret',
  problems: ['already_registered'],
  body: z.strictObject({
    ActivityId,
    Email,
    Name: line(80).check(z.minLength(1)),
    Role: z.enum(roles),
    /** Without it the role decides: `studio` edits, the others have nothing to do with the content. */
    Content: z.optional(z.enum(contentRights)),
  }),
  data: z.object({ Id: z.int(), Password: z.string() }),
})

export const setRole = endpoint({
  method: 'POST',
  path: 'DeskArea/Staff/SetRole',
  area: 'Desk',
  summary: 'Changes what an account may do, in its open sessions too; those of the Studio end',
  caller: 'staff',
  can: 'staff.manage',
  danger: { kind: 'changesRights', freshCode: 'always', limit: 'rights', act: 'setRole' },
  once: 'answer',
  problems: ['not_found', 'last_owner'],
  /** Without `Content` the right to it stays as it is. */
  body: z.strictObject({
    ActivityId,
    MemberId,
    Role: z.enum(roles),
    Content: z.optional(z.enum(contentRights)),
  }),
  data: z.null(),
})

export const resetStaff = endpoint({
  method: 'POST',
  path: 'DeskArea/Staff/Reset',
  area: 'Desk',
  summary:
    'Gives an account a new password, forgets its authenticator app and ends its sessions; answers the password, once',
  caller: 'staff',
  can: 'staff.manage',
  danger: { kind: 'changesRights', freshCode: 'always', limit: 'rights', act: 'resetStaff' },
  once: 'secret',
  problems: ['not_found'],
  body: z.strictObject({ ActivityId, MemberId }),
  data: z.object({ Id: z.int(), Password: z.string() }),
})

export const endStaff = endpoint({
  method: 'POST',
  path: 'DeskArea/Staff/End',
  area: 'Desk',
  summary: 'Ends an account and its sessions, at once and for good',
  caller: 'staff',
  can: 'staff.manage',
  danger: { kind: 'changesRights', freshCode: 'always', limit: 'rights', act: 'endedStaff' },
  once: 'answer',
  problems: ['not_found', 'last_owner'],
  body: z.strictObject({ ActivityId, MemberId }),
  data: z.null(),
})

export const forgetBrowser = endpoint({
  method: 'POST',
  path: 'DeskArea/Staff/ForgetBrowser',
  area: 'Desk',
  summary: 'Asks a remembered browser for a code again, and ends its sessions',
  caller: 'staff',
  can: 'staff.manage',
  danger: { kind: 'changesRights', freshCode: 'always', limit: 'rights', act: 'forgotBrowser' },
  once: 'answer',
  problems: ['not_found'],
  body: z.strictObject({ ActivityId, BrowserId: z.int() }),
  data: z.null(),
})
