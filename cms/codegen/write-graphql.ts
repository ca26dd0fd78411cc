import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { generateGraphql } from './generate-graphql.ts'

await writeFile(resolve(import.meta.dirname, '../api.generated.graphql'), await generateGraphql())
