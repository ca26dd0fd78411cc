import type { Env } from './env.ts'

type Told = Pick<Env, 'PUBLIC_URL' | 'STUDIO' | 'isProduction' | 'SSLCOMMERZ_STORE_ID'>

/**
 * What a person reads when the server is ready: the one line with its address, and what can be found where. After the very
 * first start a second line with the first account of the Studio, whose password is known nowhere else.
 */
export function readyLines(env: Told, firstSignIn?: { email: string; password: string }): string {
  const doors = ['the site at /']
  if (env.STUDIO === 'on') doors.push('the Studio at /studio')
  if (!env.isProduction) doors.push('text messages at /dev/inbox')
  if (env.SSLCOMMERZ_STORE_ID === undefined) doors.push('payments by the sandbox at /sandbox (no money moves)')
  const account = firstSignIn
    ? `The Studio's first account: ${firstSignIn.email} with the password ${firstSignIn.password} (told this once).\n`
    : ''
  return `${account}Ready at ${env.PUBLIC_URL} - ${doors.join(', ')}. Ctrl-C stops it.\n`
}
