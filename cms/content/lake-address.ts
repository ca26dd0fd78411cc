/** What the local lake is called where the hosted one has a project and a dataset. */
export const LOCAL_LAKE = { projectId: 'ichamoti', dataset: 'production', title: 'Ichamoti Resort' } as const

/** Where the content lies. */
export type LakeAddress = {
  projectId: string
  dataset: string
  /** The local lake's address, such as `http://127.0.0.1:3000/lake`; without one it is Sanity's. */
  apiHost?: string | undefined
  /** Reads a private dataset, and drafts. */
  token?: string | undefined
}
