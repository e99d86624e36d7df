import { spawnSync } from 'node:child_process'
import { closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { aRunFolder } from './run-folder.ts'

type Disk = { folder: string; megabytes: number }

/**
 * The beginning of a command line: what follows runs with small file systems of its own at these folders. Nobody else sees them, and
 * they are gone with the last process that does.
 */
export const withSmallDisks = (disks: Disk[]): string[] => [
  'unshare',
  '--mount',
  'sh',
  '-ec',
  `${disks.map(({ folder, megabytes }) => mountAt(folder, megabytes)).join('; ')}; exec "$@"`,
  'sh',
]

const mountAt = (folder: string, megabytes: number) =>
  `mkdir -p '${folder}'; mount -t tmpfs -o size=${megabytes}m,mode=0711 tmpfs '${folder}'`

/** Why this computer lets nobody (or not this user) have a small disk; undefined where it does. */
export function smallDiskRefusal(uid?: number): string | undefined {
  const folder = aRunFolder()
  const [program, ...rest] = withSmallDisks([{ folder: join(folder, 'disk'), megabytes: 1 }])
  mkdirSync(join(folder, 'disk'))
  const { status, stderr, error } = spawnSync(program!, [...rest, 'true'], {
    encoding: 'utf8',
    ...(uid !== undefined && { uid, gid: uid }),
  })
  rmSync(folder, { recursive: true })
  return status === 0 ? undefined : (error?.message ?? stderr.trim())
}

/** Fills the disk of a folder to the last byte but for `leaving`; answers how to make room again. */
export function fillDisk(folder: string, { leaving = 0 }: { leaving?: number } = {}) {
  const ballast = join(folder, 'ballast')
  const file = openSync(ballast, 'w')
  try {
    for (const piece of [Buffer.alloc(1024 * 1024), Buffer.alloc(4096), Buffer.alloc(1)])
      while (takes(file, piece)) if (statfsSync(folder).bavail === 0) break
    ftruncateSync(file, fstatSync(file).size - leaving)
  } finally {
    closeSync(file)
  }
  return () => rmSync(ballast)
}

function takes(file: number, piece: Buffer): boolean {
  try {
    return writeSync(file, piece) === piece.length
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false
    throw error
  }
}
