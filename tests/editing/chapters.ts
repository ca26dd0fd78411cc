import type { Chapter } from './chapter.ts'
import { addTile } from './chapters/add-tile.ts'
import { announce } from './chapters/announce.ts'
import { announcePosition } from './chapters/announce-position.ts'
import { changeBanner } from './chapters/change-banner.ts'
import { changeMeals } from './chapters/change-meals.ts'
import { changeOrder } from './chapters/change-order.ts'
import { editPolicy } from './chapters/edit-policy.ts'
import { findPicture } from './chapters/find-picture.ts'
import { findYourWay } from './chapters/find-your-way.ts'
import { introduceDirector } from './chapters/introduce-director.ts'
import { makeLandingPage } from './chapters/make-landing-page.ts'
import { mendLink } from './chapters/mend-link.ts'
import { phoneNumber } from './chapters/phone-number.ts'
import { planOffer } from './chapters/plan-offer.ts'
import { previewIt } from './chapters/preview.ts'
import { publishTogether } from './chapters/publish-together.ts'
import { publishIt } from './chapters/publish.ts'
import { whenRefused } from './chapters/refused.ts'
import { replaceMenu } from './chapters/replace-menu.ts'
import { shortAddress } from './chapters/short-address.ts'
import { shareDrafts } from './chapters/share-drafts.ts'
import { showHouse } from './chapters/show-house.ts'
import { signIn } from './chapters/sign-in.ts'
import { undo } from './chapters/undo.ts'

/** In the order of the guide: each goes on where the one before it ended. */
export const chapters: readonly Chapter[] = [
  signIn,
  findYourWay,
  changeBanner,
  findPicture,
  previewIt,
  shareDrafts,
  phoneNumber,
  shortAddress,
  publishIt,
  undo,
  addTile,
  planOffer,
  announce,
  mendLink,
  makeLandingPage,
  introduceDirector,
  showHouse,
  changeMeals,
  replaceMenu,
  announcePosition,
  changeOrder,
  publishTogether,
  editPolicy,
  whenRefused,
]
