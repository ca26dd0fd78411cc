import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describePictures } from './describe-pictures.ts'

await writeFile(resolve(import.meta.dirname, 'pictures.generated.ts'), await describePictures())
