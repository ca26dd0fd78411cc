import type { Chapter } from './chapter.ts'
import { addTile } from './chapters/add-tile.ts'
import { changeBanner } from './chapters/change-banner.ts'
import { editPolicy } from './chapters/edit-policy.ts'
import { findYourWay } from './chapters/find-your-way.ts'
import { previewIt } from './chapters/preview.ts'
import { publishIt } from './chapters/publish.ts'
import { whenRefused } from './chapters/refused.ts'
import { signIn } from './chapters/sign-in.ts'
import { undo } from './chapters/undo.ts'

/** In the order of the guide: each goes on where the one before it ended. */
export const chapters: readonly Chapter[] = [
  signIn,
  findYourWay,
  changeBanner,
  previewIt,
  publishIt,
  undo,
  addTile,
  editPolicy,
  whenRefused,
]
