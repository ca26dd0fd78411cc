import type { Context } from 'hono'
import type { LakeEnv, StaffMember } from './lake-env.ts'
import { LakeProblem, mutationProblem } from './lake-problem.ts'

/** Who signed in. The guard refuses all others, except for the few calls that are open. */
export function requireStaff(context: Context<LakeEnv>): StaffMember {
  const { staff } = context.var
  if (!staff) throw notSignedIn()
  return staff
}

export function notSignedIn(): LakeProblem {
  return new LakeProblem(401, 'unauthorized', 'Session not found: please sign in')
}

/** Who signed in as an editor. Viewers are refused. */
export function requireEditor(context: Context<LakeEnv>): StaffMember {
  const staff = requireStaff(context)
  if (staff.role !== 'editor') throw mayOnlyRead()
  return staff
}

export function mayOnlyRead(): LakeProblem {
  return mutationProblem(
    403,
    'insufficientPermissionsError',
    'Insufficient permissions: a viewer may read but not change content',
    { permission: 'update' },
  )
}
