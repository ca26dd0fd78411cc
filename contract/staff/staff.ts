import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { contentRights, roles } from '#contract/values/roles.ts'
import { ActivityId, line, listOf, Moment, RowId } from '#contract/wire.ts'
import { Email } from './account.ts'
import { staffChange, staffRead } from '#contract/staff-endpoint.ts'

const MemberId = RowId

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
  /** Browsers that need the password alone, each by its program and its system; empty where unknown. */
  Browsers: z.array(z.object({ Id: z.int(), Program: z.string(), System: z.string(), Until: Moment })),
})
export type StaffMember = z.infer<typeof StaffMember>

export const listStaff = endpoint({
  ...staffRead,
  path: 'DeskArea/Staff/List',
  summary: 'All accounts of staff, those in use first',
  can: 'staff.manage',
  data: listOf(StaffMember),
})

export const addStaff = endpoint({
  ...staffChange,
  path: 'DeskArea/Staff/Add',
  summary: 'Adds an account; answers its first password, once',
  can: 'staff.manage',
  danger: { freshCode: 'always', act: 'addedStaff' },
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
  ...staffChange,
  path: 'DeskArea/Staff/SetRole',
  summary: 'Changes what an account may do, in its open sessions too; those of the Studio end',
  can: 'staff.manage',
  danger: { freshCode: 'always', act: 'setRole' },
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
  ...staffChange,
  path: 'DeskArea/Staff/Reset',
  summary:
    'Gives an account a new password, forgets its authenticator app and ends its sessions; answers the password, once',
  can: 'staff.manage',
  danger: { freshCode: 'always', act: 'resetStaff' },
  once: 'secret',
  problems: ['not_found'],
  body: z.strictObject({ ActivityId, MemberId }),
  data: z.object({ Id: z.int(), Password: z.string() }),
})

export const endStaff = endpoint({
  ...staffChange,
  path: 'DeskArea/Staff/End',
  summary: 'Ends an account and its sessions, at once and for good',
  can: 'staff.manage',
  danger: { freshCode: 'always', act: 'endedStaff' },
  problems: ['not_found', 'last_owner'],
  body: z.strictObject({ ActivityId, MemberId }),
  data: z.null(),
})

export const forgetBrowser = endpoint({
  ...staffChange,
  path: 'DeskArea/Staff/ForgetBrowser',
  summary: 'Asks a remembered browser for a code again, and ends its sessions',
  can: 'staff.manage',
  danger: { freshCode: 'always', act: 'forgotBrowser' },
  problems: ['not_found'],
  body: z.strictObject({ ActivityId, BrowserId: RowId }),
  data: z.null(),
})
