import { createSchema } from 'sanity'
import { schemaTypes } from './schema-types.ts'

/** The content's types together with Sanity's own, such as the documents of uploaded pictures. */
export const contentSchema = createSchema({ name: 'default', types: schemaTypes })
