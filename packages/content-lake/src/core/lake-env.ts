/** An editor may change and publish; a contributor changes drafts; a viewer reads, drafts included, also on the site. */
export const staffRoles = ['editor', 'contributor', 'viewer'] as const
export type StaffRole = (typeof staffRoles)[number]

export type StaffMember = { id: string; name: string; email: string; role: StaffRole }

/** A member as the directory knows them, by an e-mail address that is nobody else's. */
export type DirectoryMember = Omit<StaffMember, 'id'>

/** Who people are is known elsewhere: the lake has neither passwords nor codes. */
export type Directory = {
  /** Where a person is sent to sign in. They come back to `target`, a Studio's address, with a ticket of `Lake.issueTicket`. */
  signInUrl(target: string): string
}

/** The product's own server: it reads drafts, and publishes at the time that staff planned. */
export const services = {
  reader: { id: 'website', name: 'The website', email: '', role: 'viewer' },
  publisher: { id: 'planned', name: 'Planned publishing', email: '', role: 'editor' },
} satisfies Record<string, StaffMember>
export type Service = keyof typeof services

export const isService = (id: string): boolean => Object.values(services).some((service) => service.id === id)

/** Where the lake logs what its operator should know. */
export type LakeLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** A network for which callers are counted. A wide one may make `times` as many calls as one address. */
export type CountedNetwork = { name: string; times: number }

/** The networks that an address counts for, the narrowest first. */
export type NetworksOf = (address: string) => [CountedNetwork, ...CountedNetwork[]]

/** What a route of the lake knows about its caller: the address, and who signed in, if anyone: open calls need no sign-in. */
export type LakeEnv = {
  Bindings: { address: string }
  Variables: { staff: StaffMember | undefined }
}

/** What the lake is called where the hosted one has a project and a dataset; `title` is what staff read. */
export type LakeProject = { projectId: string; dataset: string; title: string }

/** The document by which a Studio shows drafts on the site: it writes one, and the site asks the lake whether it is there. */
export const PREVIEW_SECRET = 'sanity.previewUrlSecret'
