/** Whether the Studio shows this page, in its frame or in a window that it opened. */
export function isInStudio(): boolean {
  return window.parent !== window || window.opener !== null
}
