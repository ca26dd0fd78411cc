import type { StaffMember } from './staff/staff-member.ts'

/** What a route of the lake knows about its caller: the address, and who signed in. Nobody did where a call is open. */
export type LakeEnv = {
  Bindings: { address: string }
  Variables: { staff: StaffMember | undefined }
}
