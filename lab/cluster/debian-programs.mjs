import { existsSync, globSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runQuietly } from '../../scripts/steps/programs.mjs'
import { LeftOut, Stop } from '../../scripts/steps/report.mjs'

const NEEDS =
  'npm run nightly -- cluster needs Debian 12, root and the mirror that apt uses: it unpacks PostgreSQL 15, etcd and HAProxy of Debian 12, and Patroni and PgBouncer of Debian 13'

/** Programs of the machine's own Debian, with what they need and the machine lacks. Its Patroni is unpacked for those; the newer one runs. */
const DEBIAN_12 = ['postgresql-15', 'postgresql-client-15', 'patroni', 'python3-etcd', 'etcd-server', 'haproxy']
/** Patroni 3.0.2 lost bookings with etcd's v3 interface; PgBouncer 1.18 prepares no statements in transaction pooling. */
const DEBIAN_13 = ['patroni', 'pgbouncer']
/** What that PgBouncer runs on. */
const DEBIAN_13_LIBRARIES = (
  'libc6 libcares2 libevent-2.1-7t64 libpam0g libssl3t64 libsystemd0 libaudit1 libcap2 ' +
  'libcap-ng0 libzstd1 zlib1g libgcc-s1 liblzma5 liblz4-1 libgcrypt20 libgpg-error0'
).split(' ')
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg'
const PACKAGE_LIMIT = 600_000

/** Stops where a cluster cannot be built, with the reason. */
export async function requireDebian() {
  const release = (await readFile('/etc/debian_version', 'utf8').catch(() => '')).trim()
  if (!release.startsWith('12.'))
    throw new LeftOut(`${NEEDS}. This is ${release === '' ? 'not Debian' : `Debian ${release}`}.`)
  if (process.getuid?.() !== 0) throw new LeftOut(`${NEEDS}. This is another account.`)
  for (const file of [KEYRING, '/usr/bin/python3']) {
    if (!existsSync(file))
      throw new LeftOut(`${NEEDS}. ${file} is missing: install debian-archive-keyring and python3.`)
  }
}

/**
 * Unpacks PostgreSQL, etcd, HAProxy, Patroni and PgBouncer into two folders, one for each Debian, and answers their versions. Nothing
 * is installed.
 */
export async function unpackPrograms(folder) {
  const own = await downloadOwn(path.join(folder, 'packages-12'))
  await unpack(own, path.join(folder, 'debian-12'))
  const newer = await downloadNewer(path.join(folder, 'packages-13'))
  await unpack(newer, path.join(folder, 'debian-13'))
  return [
    `PostgreSQL ${versionOf('postgresql-15', own)}`,
    `Patroni ${versionOf('patroni', newer)}`,
    `etcd ${versionOf('etcd-server', own)}`,
    `HAProxy ${versionOf('haproxy', own)}`,
    `PgBouncer ${versionOf('pgbouncer', newer)}`,
  ]
}

/** A package's file is named `name_version-revision_architecture.deb`. */
function versionOf(name, folder) {
  const [file = ''] = globSync(`${name}_*.deb`, { cwd: folder })
  return file.split('_')[1]?.split('-')[0]
}

async function downloadOwn(folder) {
  await mkdir(path.join(folder, 'partial'), { recursive: true })
  const options = optionsOf({ 'Dir::Cache::archives': folder, 'Debug::NoLocking': 'true' })
  const only = ['--yes', '--reinstall', '--download-only', '--no-install-recommends']
  const download = [...options, 'install', ...only, ...DEBIAN_12]
  const { code } = await runApt(download)
  if (code === 0) return folder
  // The machine's lists are missing, or older than the mirror.
  await mustApt(['update'])
  await mustApt(download)
  return folder
}

async function downloadNewer(folder) {
  const at = (name) => path.join(folder, name)
  for (const name of ['lists/partial', 'cache/archives/partial']) await mkdir(at(name), { recursive: true })
  const filter = ['Created-By: Packages', 'Codename: bookworm', 'Component: main']
  const { output } = await mustApt(['indextargets', '--format', '$(SITE)', ...filter])
  const [mirror] = output.split('\n')
  if (!mirror) throw new Stop(`${NEEDS}. apt names no mirror of Debian 12 here.`)
  await writeFile(at('sources.list'), `deb [signed-by=${KEYRING}] ${mirror} trixie main\n`)
  const apart = {
    'Dir::Etc::sourcelist': at('sources.list'),
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': at('lists'),
    'Dir::Cache': at('cache'),
  }
  await mustApt([...optionsOf(apart), 'update'])
  const wanted = [...DEBIAN_13, ...DEBIAN_13_LIBRARIES].map((name) => `${name}/trixie`)
  await mustApt([...optionsOf(apart), 'download', ...wanted], folder)
  return folder
}

async function unpack(packages, target) {
  await mkdir(target)
  for (const file of globSync('*.deb', { cwd: packages })) {
    const { code, output } = await runQuietly('dpkg-deb', ['-x', path.join(packages, file), target])
    if (code !== 0) throw new Stop(`${file} could not be unpacked.\n${output}`)
  }
  // Another account runs what is in it.
  await chmod(target, 0o755)
}

function optionsOf(settings) {
  return Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`])
}

async function mustApt(args, cwd) {
  const result = await runApt(args, cwd)
  if (result.code !== 0) throw new Stop(`${NEEDS}. What failed: apt-get ${args.join(' ')}\n${result.output}`)
  return result
}

function runApt(args, cwd) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  return runQuietly('apt-get', ['-qq', ...args], { env, limit: PACKAGE_LIMIT, ...(cwd && { cwd }) })
}
