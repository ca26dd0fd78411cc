import type { StaffLake } from './staff-lake.ts'

type Filled = { email: string; password: string }
type Options = { origin?: string; address?: string; cookie?: string; form?: string }

export type OpenForm = { cookie: string; form: string; html: string; response: Response }

/** The way to the form, as the Studio at `origin` writes it. */
export const loginPath = (origin: string) =>
  `/local/login?${new URLSearchParams({ origin, projectId: 'ichamoti', withSid: 'true' })}`

/** `known` is the cookie that the browser has already. */
export async function openForm({ call }: StaffLake, origin: string, known = ''): Promise<OpenForm> {
  const response = await call(loginPath(origin), { headers: { Cookie: known } })
  const html = await response.clone().text()
  const cookie = (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? ''
  return { cookie, form: /name="form" value="([0-9a-f]+)"/.exec(html)?.[1] ?? '', html, response }
}

/** Opens the form and sends it in, as a browser does; `cookie` and `form` replace what the page gave. */
export async function sendForm(lake: StaffLake, filled: Filled, options: Options = {}): Promise<Response> {
  const { origin = 'http://localhost:4102/studio', address } = options
  const { cookie, form } = { ...(await openForm(lake, origin)), ...options }
  return lake.call(loginPath(origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...(cookie === '' ? {} : { Cookie: cookie }) },
    body: new URLSearchParams({ ...filled, form }).toString(),
    ...(address === undefined ? {} : { address }),
  })
}

/** The `sid` of the address that a sign-in leads to. */
export function ticketIn(response: Response): string {
  return new URL(response.headers.get('Location') ?? 'none:').hash.replace('#sid=', '')
}
