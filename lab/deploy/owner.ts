import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Outside } from './outside.ts'
import { shell } from './shell.ts'

// What docs/operations.md asks of an owner, in its order.

export const PORTS = [3001, 3002]
export const units = PORTS.map((port) => `resort@${port}`)
const PASSWORD = "it's a pa$$word"

export const DATABASE_URL = `postgres://resort:${encodeURIComponent(PASSWORD)}@127.0.0.1:5432/resort`

export async function createDatabase(): Promise<void> {
  await shell(`
    systemctl start postgresql@15-main
    runuser -u postgres -- createuser --createdb resort
    runuser -u postgres -- psql --quiet --command "alter role resort password '${PASSWORD.replaceAll("'", "''").replaceAll('$', '\\$')}'"
    runuser -u postgres -- createdb --owner=resort resort`)
}

/** Fills in the environment file that the installation made. */
export async function fillEnvironment({ store, smtpUrl, lakeToken }: Outside): Promise<void> {
  const file = '/etc/resort/resort.env'
  const given: Readonly<Record<string, string>> = {
    DATABASE_URL,
    SSLCOMMERZ_STORE_ID: store.storeId,
    SSLCOMMERZ_STORE_PASSWORD: `"${store.storePassword}"`,
    SSLWIRELESS_API_TOKEN: 'token',
    SSLWIRELESS_SID: 'RESORT',
    SMTP_URL: smtpUrl,
    SANITY_PROJECT_ID: 'ichamoti',
    SANITY_TOKEN: lakeToken,
    SANITY_WEBHOOK_SECRET: randomBytes(16).toString('hex'),
    METRICS_TOKEN: randomBytes(16).toString('hex'),
    // These are of this test alone: its certificates, and less work for a machine with two cores.
    NODE_EXTRA_CA_CERTS: '/etc/resort/test-ca.pem',
    STUDIO: 'off',
    WARM_PICTURES: 'off',
  }
  const lines = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => !Object.hasOwn(given, line.split('=')[0] ?? ''))
  await writeFile(file, [...lines, ...Object.entries(given).map(([name, value]) => `${name}=${value}`), ''].join('\n'))
}

export async function putCertificate(): Promise<void> {
  await shell(`
    install -m 0644 /etc/test-ca/ca.pem /etc/resort/test-ca.pem
    install -m 0600 /etc/test-ca/site.key /etc/resort/tls/privkey.pem
    cat /etc/test-ca/site.pem /etc/test-ca/ca.pem >/etc/resort/tls/fullchain.pem`)
}

/** The units as Debian's systemd reads them: nothing in them is unknown to it. */
const VERIFY = `systemd-analyze verify ${units.map((unit) => `${unit}.service`).join(' ')} resort-backup.service resort-backup.timer`

export async function start(): Promise<void> {
  await shell(`
    /opt/resort/releases/first/deploy/bin/upgrade first
    ${VERIFY}
    nginx -t
    systemctl restart nginx
    systemctl enable --now ${units.join(' ')} resort-backup.timer`)
}

/** The processes that run, by their unit. */
export async function mainPids(): Promise<string[]> {
  return Promise.all(units.map((unit) => shell(`systemctl show --property=MainPID --value ${unit}`)))
}
