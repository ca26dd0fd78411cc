/** What the local lake is called where the hosted one has a project and a dataset. */
export const LAKE_PROJECT_ID = 'ichamoti'
export const LAKE_DATASET = 'production'

/** By which a Studio shows drafts on the site: it writes one, and the site asks the lake whether it is there. */
export const PREVIEW_SECRET = 'sanity.previewUrlSecret'
