import { spawnSync } from 'node:child_process'
import { installPackage } from './install-package.ts'

/** `command` is asked with `ask` whether it is there; without one, `name` itself. */
type Program = { name: string; command?: string; ask: string[]; packages: string[]; why: string }

/** Programs of the system that the tests run for real. */
const PROGRAMS: Program[] = [
  // Certificates of banks that exist for one test are made by it.
  { name: 'openssl', ask: ['version'], packages: ['openssl'], why: 'The tests of payment services' },
  { name: 'pgbouncer', ask: ['--version'], packages: ['pgbouncer'], why: 'The tests of a pooler in front of the database' },
  { name: 'varnishd', ask: ['-V'], packages: ['varnish', 'varnish-modules'], why: 'The tests of a cache in front of the shop' },
  { name: 'haproxy', ask: ['-v'], packages: ['haproxy'], why: 'The tests of a balancer in front of several machines' },
  {
    name: 'swift',
    command: '/usr/bin/python3',
    ask: ['-c', 'import swift.proxy.server'],
    packages: ['python3-swift'],
    why: 'The tests of files in an S3 store',
  },
]

/** And by the long run alone. */
const LONG_PROGRAMS: Program[] = [
  { name: 'buildah', ask: ['--version'], packages: ['buildah'], why: 'The tests of the image' },
  { name: 'debootstrap', ask: ['--version'], packages: ['debootstrap'], why: 'The tests of the image' },
]

/** Installs what is missing, where we may. */
export function ensurePrograms({ isLong = false } = {}) {
  for (const program of [...PROGRAMS, ...(isLong ? LONG_PROGRAMS : [])]) ensure(program)
}

function ensure({ name, command = name, ask, packages, why }: Program) {
  const isThere = () => spawnSync(command, ask).status === 0
  if (isThere()) return
  console.log(`No ${name} on this machine: installing it. ${why} need it.`)
  for (const one of packages) installPackage(one)
  if (isThere()) return
  console.error(
    `${why} need ${name}, and it could not be installed. Install it (for example "apt-get install ${packages.join(' ')}").`,
  )
  process.exit(1)
}
