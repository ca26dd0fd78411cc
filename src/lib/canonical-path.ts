/** The one path of a page that is found under several. */
export function canonicalPath(pathname: string): string {
  return pathname === '/home' ? '/' : pathname
}
