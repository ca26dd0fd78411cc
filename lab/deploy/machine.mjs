import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot, pinnedNode, runQuietly } from '../../scripts/steps/programs.mjs'
import { LeftOut, report, Stop } from '../../scripts/steps/report.mjs'

const NEEDS =
  'npm run nightly -- deploy needs a Debian 12 machine, root, and about 4 GB of memory: it starts a Debian of its own in a container'

/** Debian's, on the machine that is set up. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-filter', 'postgresql-15', 'curl', 'openssl', 'dbus']
/** Names of the outside world, which the tests play. */
const OUTSIDE = ['securepay.sslcommerz.com', 'smsplus.sslwireless.com', 'ichamoti.api.sanity.io', 'cdn.sanity.io']
const NSPAWN = '/usr/bin/systemd-nspawn'
const PACKAGE_LIMIT = 600_000

/**
 * This machine's Debian once more, as a layer that is thrown away: with systemd as its first process and no network but its own
 * loopback. What is installed or changed there does not reach this machine.
 */
export async function createMachine() {
  await requireDebian()
  const folder = await mkdtemp(path.join(tmpdir(), 'resort-machine-'))
  const layers = path.join(folder, 'layers')
  const root = path.join(folder, 'root')
  const results = path.join(folder, 'results')
  await Promise.all([layers, root, results].map((name) => mkdir(name)))
  const mounted = []

  async function mount(args, target) {
    await must('mount', [...args, target])
    mounted.unshift(target)
  }
  /** Shows a folder at another place; what is written there goes into a layer. */
  async function layOver(lower, target, name) {
    const [upper, work] = [path.join(layers, name), path.join(layers, `${name}.work`)]
    await Promise.all([upper, work, target].map((each) => mkdir(each, { recursive: true })))
    await mount(['-t', 'overlay', 'overlay', '-o', `lowerdir=${lower},upperdir=${upper},workdir=${work}`], target)
  }
  const inMachine = (command) => must(NSPAWN, [...CONTAINER, `--directory=${root}`, '--as-pid2', 'sh', '-euc', command])

  await mount(['-t', 'tmpfs', '-o', 'size=3g', 'tmpfs'], layers)
  await layOver('/', root, 'machine')
  await layOver(inRoot(), path.join(root, inRoot()), 'project')

  return {
    /** Debian's packages with an empty database, and a certificate authority that only this machine believes. */
    async install() {
      const missing = `for name in ${PACKAGES.join(' ')}; do dpkg -s $name >/dev/null 2>&1 || echo $name; done`
      await inMachine(`
        export DEBIAN_FRONTEND=noninteractive
        printf '#!/bin/sh\\nexit 101\\n' >/usr/sbin/policy-rc.d; chmod +x /usr/sbin/policy-rc.d
        missing=$(${missing})
        if [ -n "$missing" ]; then apt-get update -qq; apt-get install -y -qq --no-install-recommends $missing; fi
        rm /usr/sbin/policy-rc.d
        rm -rf /etc/postgresql/15/main /var/lib/postgresql/15/main
        pg_createcluster 15 main --port 5432
        mkdir -p /etc/test-ca; cd /etc/test-ca
        openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj '/CN=Test CA' -keyout ca.key -out ca.pem
        for names in site:DNS:resort.example outside:${OUTSIDE.map((name) => `DNS:${name}`).join(',')}; do
          name=\${names%%:*}
          openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$name" -keyout $name.key -out $name.csr
          printf "subjectAltName=\${names#*:}" >$name.ext
          openssl x509 -req -in $name.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile $name.ext -out $name.pem
        done`)
      await appendFile(path.join(root, 'etc/hosts'), `\n127.0.0.1 resort.example ${OUTSIDE.join(' ')}\n`)
    },

    /** A folder of /opt/resort/releases as an owner makes it; with a change of the home page's texts it is built anew. */
    async addRelease(name, change) {
      const release = path.join(root, 'opt/resort/releases', name)
      const { output } = await must('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'])
      for (const file of output.split('\0').filter((file) => file !== '' && existsSync(inRoot(file)))) {
        await cp(inRoot(file), path.join(release, file))
      }
      await layOver(inRoot('node_modules'), path.join(release, 'node_modules'), `modules-${name}`)
      if (!change) {
        await cp(inRoot('dist'), path.join(release, 'dist'), { recursive: true })
        return
      }
      const texts = path.join(release, 'src/home/texts.ts')
      await writeFile(texts, change(await readFile(texts, 'utf8')))
      await inMachine(`cd /opt/resort/releases/${name} && STUDIO=off ${pinnedNode()} scripts/run.mjs build`)
    },

    /** Starts it, runs the tests in it, and answers their exit code. */
    async boot(env) {
      const units = path.join(root, 'etc/systemd/system')
      await writeFile(path.join(units, 'deploy-test.service'), testService(env))
      await writeFile(
        path.join(units, 'deploy-test.target'),
        '[Unit]\nRequires=basic.target\nAfter=basic.target\nWants=deploy-test.service\n',
      )
      const log = path.join(results, 'log')
      await writeFile(log, '')
      const args = [...CONTAINER, `--directory=${root}`, '--boot', '--private-network', `--bind=${results}:/results`]
      const machine = spawn(NSPAWN, [...args, 'systemd.unit=deploy-test.target'], { stdio: 'ignore' })
      const ended = new Promise((resolve, reject) => {
        machine.on('error', reject)
        machine.on('close', (code) => resolve(code ?? 1))
      })
      const stop = () => machine.kill('SIGTERM')
      process.on('SIGINT', stop)
      process.on('SIGTERM', stop)
      await follow(log, ended)
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      return ended
    },

    async remove() {
      for (const target of mounted) await runQuietly('umount', ['--lazy', target])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const CONTAINER = [
  '--quiet',
  '--register=no',
  '--machine=resort-test',
  // Where systemd is not the first process there is no unit to be made for the container.
  ...(existsSync('/run/systemd/system') ? [] : ['--keep-unit']),
]

async function requireDebian() {
  const release = await readFile('/etc/debian_version', 'utf8').catch(() => '')
  if (process.getuid?.() !== 0 || !release.startsWith('12.')) throw new LeftOut(`${NEEDS}.`)
  if (existsSync(NSPAWN)) return
  report('Installing systemd-container …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('apt-get', ['update', '-qq'], { env, limit: PACKAGE_LIMIT })
  await runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'systemd-container'], {
    env,
    limit: PACKAGE_LIMIT,
  })
  if (!existsSync(NSPAWN)) throw new LeftOut(`${NEEDS} by systemd-nspawn, which could not be installed.`)
}

async function must(command, args) {
  const { code, output } = await runQuietly(command, args, { limit: PACKAGE_LIMIT })
  if (code !== 0) throw new Stop(`${NEEDS}. What failed: ${command} ${args.join(' ')}\n${output}`)
  return { output }
}

function testService(env) {
  const values = {
    PATH: process.env.PATH,
    HOME: '/root',
    NODE_EXTRA_CA_CERTS: '/etc/test-ca/ca.pem',
    ...env,
  }
  const vitest = `${pinnedNode()} ${inRoot('node_modules/vitest/vitest.mjs')} run --config=lab/vitest.config.ts --project=deploy --bail=1`
  return `[Unit]
SuccessAction=exit
SuccessActionExitStatus=0
FailureAction=exit
FailureActionExitStatus=1
[Service]
Type=oneshot
WorkingDirectory=${inRoot()}
${Object.entries(values)
  .map(([name, value]) => `Environment="${name}=${value}"`)
  .join('\n')}
ExecStart=${vitest}
ExecStopPost=sh -c 'test "$SERVICE_RESULT" = success || journalctl --no-pager --lines=60 --unit=resort*'
StandardOutput=append:/results/log
StandardError=append:/results/log
`
}

/** Shows what is written to a file until the end. */
async function follow(file, end) {
  let isOver = false
  void end.finally(() => (isOver = true))
  const log = await open(file)
  try {
    for (;;) {
      const last = isOver
      const { bytesRead, buffer } = await log.read({ buffer: Buffer.alloc(65_536) })
      if (bytesRead > 0) process.stdout.write(buffer.subarray(0, bytesRead))
      else if (last) return
      else await new Promise((resolve) => setTimeout(resolve, 200))
    }
  } finally {
    await log.close()
  }
}
