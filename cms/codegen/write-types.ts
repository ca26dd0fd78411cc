import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { generateTypes } from './generate-types.ts'

await writeFile(resolve(import.meta.dirname, '../types.generated.ts'), await generateTypes())
