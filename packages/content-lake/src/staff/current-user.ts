import type { StaffMember, StaffRole } from './staff-member.ts'

const roles: Record<StaffRole, { name: string; title: string; description: string }> = {
  editor: { name: 'editor', title: 'Editor', description: 'Changes and publishes content' },
  viewer: { name: 'viewer', title: 'Viewer', description: 'Reads content, drafts included' },
}

/** A member of the staff as the Studio reads the person who signed in. */
export function currentUser({ id, name, email, role }: StaffMember) {
  return { id, name, email, profileImage: null, role, roles: [roles[role]], provider: 'local' }
}

/** A member of the staff as the Studio reads others: authors in the history, faces beside a document. */
export function userProfile({ id, name, email }: StaffMember) {
  return { id, sanityUserId: id, projectUserId: id, displayName: name, email, imageUrl: null, provider: 'local' }
}

export function projectMember({ id, role }: StaffMember, currentId: string | undefined) {
  return { id, role, roles: [roles[role]], isRobot: false, isCurrentUser: id === currentId }
}
