import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { generateShapes } from './generate-shapes.ts'
import { generateTypes } from './generate-types.ts'

const write = (name: string, text: string) => writeFile(resolve(import.meta.dirname, '..', name), text)

await write('types.generated.ts', await generateTypes())
await write('shapes.generated.ts', generateShapes())
