/** What the local lake is called where the hosted one has a project and a dataset. */
export const LAKE_PROJECT_ID = 'ichamoti'
export const LAKE_DATASET = 'production'
