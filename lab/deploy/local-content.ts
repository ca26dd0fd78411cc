import { readFile, writeFile } from 'node:fs/promises'
import { addAccount, tokenOf } from 'content-lake/testing/accounts'
import { openH2, SITE } from './h2-client.ts'
import { shell } from './shell.ts'

const LAKE = '/var/lib/resort/lake'
const EDITOR = 'mitu@resort.example'
const API = '/lake/v2025-02-19/data'

/** What an owner does who has one process with the local content instead of several with a hosted one. */
export async function serveLocalContent(): Promise<void> {
  const file = '/etc/resort/resort.env'
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => !line.startsWith('SANITY_'))
  await writeFile(file, [...lines, 'EMBEDDED=content', ''].join('\n'))
  await shell(`
    systemctl disable --now resort@3002
    systemctl restart resort@3001
    until curl --silent http://127.0.0.1:3001/ready | grep --quiet live; do sleep 0.2; done`)
}

/** An editor of the local content, who comes through nginx. */
export function localEditor() {
  addAccount(LAKE, { email: EDITOR, role: 'editor' })
  const headers = { authorization: `Bearer ${tokenOf(LAKE, EDITOR)}` }
  const client = openH2()
  return {
    /** What a listener hears within three seconds. */
    listen: () =>
      shell(
        `curl --silent --no-buffer --max-time 3 --cacert /etc/test-ca/ca.pem --header 'Authorization: ${headers.authorization}' \\
          '${SITE}${API}/listen/production?query=*' || test $? = 28`,
      ),
    async write(heading: string): Promise<void> {
      const body = JSON.stringify({ mutations: [{ patch: { id: 'homePage', set: { heading } } }] })
      const { status } = await client.ask(`${API}/mutate/production`, { headers, body })
      if (status !== 200) throw new Error(`The lake answered ${status}`)
    },
    async heading(): Promise<string> {
      const query = encodeURIComponent('*[_id == "homePage"][0].heading')
      const { body } = await client.ask(`${API}/query/production?query=${query}`, { headers })
      return JSON.parse(body.toString()).result
    },
  }
}
