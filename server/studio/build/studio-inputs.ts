import { hashFiles } from '../../../scripts/steps/hash-files.mjs'

/** All that decides what the built Studio is: its model, its own sources, how it is packed, and every library's version. */
const INPUTS = ['cms/schema', 'cms/studio', 'packages/content-lake/studio', 'server/studio/build', 'package-lock.json']

/** One name for what the Studio would be built from now. It changes with every byte of it. */
export async function hashStudioInputs(root: string): Promise<string> {
  return (await hashFiles(root, INPUTS)).slice(0, 16)
}
