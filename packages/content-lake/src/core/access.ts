import type { Context } from 'hono'
import type { LakeEnv, StaffMember, StaffRole } from './lake-env.ts'
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

/** Who signed in to write. Viewers are refused. */
export function requireWriter(context: Context<LakeEnv>): StaffMember {
  const staff = requireStaff(context)
  if (staff.role === 'viewer') throw mayNotChange(staff.role)
  return staff
}

export function mayNotChange(role: StaffRole): LakeProblem {
  const what = role === 'viewer' ? 'a viewer may read but not change content' : 'a contributor may change drafts alone'
  return mutationProblem(403, 'insufficientPermissionsError', `Insufficient permissions: ${what}`, {
    permission: 'update',
  })
}
