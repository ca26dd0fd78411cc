import type { Env } from './env.ts'

/** What a person reads when the server is ready: the one line with its address, and what can be found where. */
export function readyLines(env: Pick<Env, 'PUBLIC_URL' | 'STUDIO' | 'isProduction' | 'SSLCOMMERZ_STORE_ID'>): string {
  const doors = ['the site at /']
  if (env.STUDIO === 'on') doors.push('the Studio at /studio')
  if (!env.isProduction) doors.push('text messages at /dev/inbox')
  if (env.SSLCOMMERZ_STORE_ID === undefined) doors.push('payments by the sandbox at /sandbox (no money moves)')
  return `Ready at ${env.PUBLIC_URL} - ${doors.join(', ')}. Ctrl-C stops it.\n`
}
