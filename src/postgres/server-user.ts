import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync, statSync } from 'node:fs'

/** Whom the private PostgreSQL runs as when the shop itself is started by root, whom PostgreSQL refuses. */
export interface ServerUser {
  uid: number
  gid: number
}

/** Nobody to choose for an ordinary user: the server then runs as that user. An existing cluster keeps its owner. */
export function chooseServerUser(clusterFolder: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(clusterFolder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  // initdb asks the system for its user's name, so the number alone is the last resort.
  return systemUser('postgres') ?? systemUser('nobody') ?? systemUser('daemon') ?? { uid: 65534, gid: 65534 }
}

/** Asked by trying, as that user: rights along the whole path, access lists and mount options all count. */
export function canUse(user: ServerUser, path: string, way: 'enter' | 'run'): boolean {
  const trial = way === 'enter' ? ['/bin/sh', ['-c', 'cd "$1"', 'sh', path]] : [path, ['--version']]
  const [program, args] = trial as [string, string[]]
  return spawnSync(program, args, { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

export function giveTo(user: ServerUser | undefined, path: string) {
  if (user) chownSync(path, user.uid, user.gid)
}

function systemUser(name: string): ServerUser | undefined {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`))
    const [, , uid, gid] = line?.split(':') ?? []
    return uid && gid && Number(uid) > 0 ? { uid: Number(uid), gid: Number(gid) } : undefined
  } catch {
    return undefined
  }
}
