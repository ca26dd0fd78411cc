/** An editor may change and publish; a viewer reads, drafts included, also on the site. */
export type StaffRole = 'editor' | 'viewer'

export type StaffMember = { id: string; name: string; email: string; role: StaffRole }
