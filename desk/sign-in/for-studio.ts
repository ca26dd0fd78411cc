import { STUDIO_SIGN_IN_PATH } from '#contract/staff/studio.ts'

/** Whether the Studio sent this browser to sign in. */
export function isForStudio(): boolean {
  return window.location.pathname === STUDIO_SIGN_IN_PATH
}
