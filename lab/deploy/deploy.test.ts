import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { API_BASE, toWireRequest } from '#contract/endpoint.ts'
import { getHouses } from '#contract/catalogue/houses.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { fillGuestDetails, submitCheckout } from '#tests/journeys/steps/checkout.ts'
import { payInSandbox } from '#tests/journeys/steps/sandbox.ts'
import { addRoom, goToCheckout, openResults } from '#tests/journeys/steps/search.ts'
import { aNewcomer, signUp } from '#tests/journeys/steps/sign-up.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { signInGuests, type SignedIn } from '#tests/support/guests.ts'
import { inDatabase } from '../in-database.ts'
import { openH2, SITE } from './h2-client.ts'
import { bookAt, measured, report, seconds, underLoad } from './load.ts'
import { openOutside, type Outside } from './outside.ts'
import { localEditor, serveLocalContent } from './local-content.ts'
import { createDatabase, DATABASE_URL, fillEnvironment, mainPids, putCertificate, start } from './owner.ts'
import { shell } from './shell.ts'

// One machine from nothing to a restored backup. The tests go on from each other, in this order.

const RELEASES = '/opt/resort/releases'
const GUESTS = 400

let outside: Outside
let guests: SignedIn[] = []
let journeyCode = ''
let backup = ''
beforeAll(async () => {
  outside = await openOutside()
})
afterAll(() => outside.close())

test('an owner who follows the guide has a site that is ready', async () => {
  const begun = performance.now()

  await createDatabase()
  await shell(`${RELEASES}/first/deploy/bin/install resort.example`)
  await fillEnvironment(outside)
  await putCertificate()
  await start()

  const client = openH2()
  const page = await client.ask('/')
  client.close()
  expect([page.status, await shell('systemctl is-active nginx resort@3001 resort@3002 resort-backup.timer')]).toEqual([
    200,
    'active\nactive\nactive\nactive',
  ])
  measured('from an empty database to a site that is ready', seconds(begun))
})

test('the processes run hardened, and the keys are for root and their account alone', async () => {
  const exposure = await shell('systemd-analyze security resort@3001.service --no-pager | tail -1')
  const modes = await shell(
    'stat --format=%a%U:%G /etc/resort /etc/resort/resort.env /etc/resort/tls/privkey.pem /var/lib/resort',
  )

  expect(Number(/(\d+\.\d+)/.exec(exposure)?.[1])).toBeLessThan(2.5)
  expect(modes.split('\n')).toEqual(['750root:resort', '640root:resort', '600root:root', '700resort:resort'])
  measured('`systemd-analyze security resort@3001`', exposure.replace(/.*: /, ''))
})

test('what is for this machine is shut, other names and old protocols too', async () => {
  const client = openH2()
  const shut = ['/ready', '/health', '/metrics', '/metrics/', '/dev/inbox', '/sandbox/x']

  const answers = await Promise.all(shut.map(async (path) => (await client.ask(path)).status))
  client.close()
  const byAddress = await shell('curl --silent --insecure https://127.0.0.1/ 2>&1 || echo refused')
  const old = await shell(
    'curl --silent --cacert /etc/test-ca/ca.pem --tls-max 1.1 https://resort.example/ || echo refused',
  )
  const plain = await shell(
    `curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}' http://resort.example/houses`,
  )

  expect(answers).toEqual(shut.map(() => 404))
  expect([byAddress, old, plain]).toEqual(['refused', 'refused', `308 ${SITE}/houses`])
})

test('pages, files and calls come by HTTP/2, compressed, and are stored as their headers allow', async () => {
  const client = openH2()
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  const page = await client.ask('/about', { headers })
  const again = await client.ask('/about', { headers })
  const known = await client.ask('/about', { headers: { ...headers, 'if-none-match': String(page.headers.etag) } })
  const previewed = await client.ask('/about', { headers: { ...headers, cookie: 'a=b; __Host-preview=forged' } })
  const file = /\/static\/[^"\s]+\.js/.exec((await client.ask('/')).body.toString())?.[0] ?? ''
  const files = [await client.ask(file, { headers }), await client.ask(file, { headers })]
  const calls = API_BASE + toWireRequest(getHouses, { query: { Take: 10, Page: 1, takeReview: 1 } }).path
  const answers = [await client.ask(calls, { headers }), await client.ask(calls, { headers })]
  client.close()

  expect([page, again, previewed, ...files, ...answers].map(({ status }) => status)).toEqual(Array(7).fill(200))
  expect(known.status).toBe(304)
  expect([page, again, ...files, ...answers].map((answer) => answer.headers['content-encoding'])).toEqual(
    Array(6).fill('br'),
  )
  expect(page.headers['strict-transport-security']).toMatch('max-age=31536000')
  for (const { headers: shown } of [page, again, previewed])
    expect(shown['server-timing']).toMatch(/^now;dur=\d{10}\.\d{3}$/)
  expect(files[0]?.headers['cache-control']).toMatch('immutable')
  expect(await cacheStates('/about')).toEqual(['MISS', 'HIT', 'HIT', 'BYPASS'])
  expect(await cacheStates(file)).toEqual(['MISS', 'HIT'])
  expect(await cacheStates('/api/HouseArea/House/GetHouses')).toEqual(['-', '-'])
})

test('a guest finds a room, signs up, books and pays in a browser', async () => {
  const browser = await openBrowser()
  const visitor = await browser.visit({
    baseURL: SITE,
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
  })
  const { page } = visitor
  page.setDefaultTimeout(60_000)
  const arrival = addDays(dhakaDate(Date.now()), 9)

  await openResults(page, { arrival, departure: addDays(arrival, 2) })
  const protocol = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((entry) => JSON.stringify(entry.toJSON()))
      .join(''),
  )
  await addRoom(page, 'Rania House')
  await goToCheckout(page)
  await signUp(page, aNewcomer(1), (phone) =>
    vi.waitFor(() => outside.codeFor(`+88${phone}`) ?? Promise.reject(new Error('No code came')), { timeout: 10_000 }),
  )
  await fillGuestDetails(page)
  await submitCheckout(page)
  journeyCode = await payInSandbox(page)
  await visitor.leave()
  await browser.close()

  expect(protocol).toContain('"nextHopProtocol":"h2"')
  expect(journeyCode).toMatch(/^[0-9A-Z]{12}$/)
  expect(
    await inDatabase(DATABASE_URL, (db) => db.query('select status from orders where code = $1', [journeyCode])),
  ).toEqual([{ status: 'Confirmed' }])
})

test('a process that is killed is replaced while the other serves', async () => {
  guests = await inDatabase(DATABASE_URL, (db) => signInGuests(db, GUESTS, new Date()))
  const [pid = ''] = await mainPids()

  const begun = performance.now()
  const load = await underLoad(guests.splice(0, 100), async () => {
    await shell(`kill -9 ${pid}`)
    await expect.poll(async () => (await mainPids())[0], { timeout: 60_000 }).not.toBe(pid)
    await shell(`${RELEASES}/first/deploy/bin/wait-ready 3001`)
  })

  expect(load.failures).toEqual([])
  expect(await ordersAmong(load.orders)).toBe(load.orders.length)
  report('a process killed by SIGKILL', load, begun)
})

test('the nightly backup is a file for its account alone, and can be read', async () => {
  const begun = performance.now()

  await shell('systemctl start resort-backup.service')

  backup = await shell('ls /var/backups/resort/resort-*.dump')
  expect(await shell(`stat --format=%a%U ${backup}`)).toBe('600resort')
  expect(await shell('systemctl list-timers --no-legend resort-backup.timer')).toContain('resort-backup.service')
  measured('the backup', `${seconds(begun)}, ${await shell(`stat --format=%s ${backup}`)} bytes`)
})

test('an upgrade under load fails no request, and files of the version before are still there', async () => {
  const client = openH2()
  const before = (await client.ask('/')).body.toString()
  const files = [...new Set(before.match(/\/static\/[^"\s]+\.(?:js|css)/g))]

  const begun = performance.now()
  const load = await underLoad(guests.splice(0, 150), async () => {
    await shell(`${RELEASES}/second/deploy/bin/upgrade second`)
  })
  await shell('rm -rf /var/cache/nginx-resort/*')
  const after = (await client.ask('/')).body.toString()
  const old = await Promise.all(files.map(async (file) => (await client.ask(file)).status))
  client.close()

  expect(load.failures).toEqual([])
  expect(await ordersAmong(load.orders)).toBe(load.orders.length)
  expect([before, after].map((page) => page.includes('Check availability now'))).toEqual([false, true])
  expect(old).toEqual(files.map(() => 200))
  report('an upgrade of both processes', load, begun)
})

test('a release that does not start is taken back under load, without one failed request', async () => {
  await shell(`
    mkdir -p ${RELEASES}/broken/server ${RELEASES}/broken/dist
    cp -a ${RELEASES}/second/deploy ${RELEASES}/broken/
    ln -s ../second/node_modules ${RELEASES}/broken/node_modules
    touch ${RELEASES}/broken/dist/built-from
    echo 'process.exit(1)' >${RELEASES}/broken/server/main.ts`)

  const begun = performance.now()
  let refusal = ''
  const load = await underLoad(guests.splice(0, 100), async () => {
    refusal = await shell(`! ${RELEASES}/second/deploy/bin/upgrade broken`)
  })

  expect(refusal).toContain('Going back to releases/second')
  expect(load.failures).toEqual([])
  expect(await shell('systemctl is-active resort@3001 resort@3002; readlink /opt/resort/current')).toBe(
    'active\nactive\nreleases/second',
  )
  report('an upgrade that was taken back', load, begun)
})

test('last night’s backup is restored, and guests book on it', async () => {
  const later = await inDatabase(DATABASE_URL, (db) =>
    db.query<{ code: string }>('select code from orders order by created_at desc limit 1'),
  )

  const begun = performance.now()
  await shell(`${RELEASES}/second/deploy/bin/restore ${backup}`)
  measured('a restore, until the site was ready again', seconds(begun))
  const [guest] = guests
  if (!guest) throw new Error('No guest is left')
  const client = openH2()
  const code = await bookAt(client, guest)
  client.close()

  const found = await inDatabase(DATABASE_URL, (db) =>
    db.query<{ code: string }>('select code from orders where code in ($1, $2, $3)', [
      journeyCode,
      later[0]?.code,
      code,
    ]),
  )
  expect(found.map((order) => order.code).sort()).toEqual([journeyCode, code].sort())
})

test('one process with the local content: listeners are not buffered, and a restored backup has what editors wrote', async () => {
  await serveLocalContent()
  const editor = localEditor()

  const welcome = await editor.listen()
  await editor.write('The monsoon is here')
  await shell('systemctl restart resort@3001 && systemctl start resort-backup.service')
  const newest = await shell('ls -t /var/backups/resort/resort-*.dump | head -1')
  await editor.write('What was written later')
  const later = await editor.heading()
  await shell(`${RELEASES}/second/deploy/bin/restore ${newest}`)

  expect(welcome).toContain('event: welcome')
  expect([later, await editor.heading()]).toEqual(['What was written later', 'The monsoon is here'])
  expect(await shell('systemctl is-active resort@3001; systemctl is-active resort@3002 || true')).toBe(
    'active\ninactive',
  )
})

/** How many of these orders the database has. */
async function ordersAmong(codes: readonly string[]): Promise<number> {
  const rows = await inDatabase(DATABASE_URL, (db) => db.query('select code from orders where code = any($1)', [codes]))
  return rows.length
}

/** How nginx's cache took part in each request for this address, the oldest first. */
async function cacheStates(path: string): Promise<string[]> {
  const lines = (await readFile('/var/log/nginx/resort.log', 'utf8')).split('\n')
  return lines.filter((line) => line.includes(` GET ${path} `)).map((line) => line.split(' ').at(-2) ?? '')
}
