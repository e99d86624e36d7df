import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, openSync, closeSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { aRunFolder } from './run-folder.ts'

const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster')
const copyWhole = (from: string, to: string) => execFileSync('cp', ['-a', from, to])

/**
 * What would be on the disk after the worst power cut: of the tables' files nothing that was written since the shop closed the last
 * time, of the write-ahead log what PostgreSQL had made safe, and not a byte more.
 */
export function crashImages(dataDir: string) {
  const cold = aRunFolder()
  const made = [cold]
  let control = ''
  return {
    /** While the server is closed. */
    takeCold: () => copyWhole(clusterOf(dataDir), join(cold, 'cluster')),
    /** Right after the next start: from now on the server knows that it was not closed politely. */
    takeControl: () => {
      control = join(cold, 'pg_control')
      copyFileSync(join(clusterOf(dataDir), 'global', 'pg_control'), control)
    },
    /** The power goes now. Answers a data folder that a server can be started on. */
    cut: async (client: Client): Promise<string> => {
      const { rows } = await client.query<{ file: string; at: number }>(
        `select file_name as file, file_offset as at from pg_walfile_name_offset(pg_current_wal_flush_lsn())`,
      )
      const { file, at } = rows[0]!
      const image = aRunFolder()
      made.push(image)
      chmodSync(image, 0o711)
      mkdirSync(join(image, 'postgres'))
      copyOwner(join(dataDir, 'postgres'), join(image, 'postgres'))
      const cluster = clusterOf(image)
      copyWhole(join(cold, 'cluster'), cluster)
      execFileSync('cp', [control, join(cluster, 'global', 'pg_control')])
      rmSync(join(cluster, 'pg_wal'), { recursive: true })
      copyWhole(join(clusterOf(dataDir), 'pg_wal'), join(cluster, 'pg_wal'))
      loseAfter(join(cluster, 'pg_wal'), file, at)
      return image
    },
    /** Images are as large as the cluster: looked at, they go. */
    drop: (image: string) => rmSync(image, { recursive: true, force: true }),
    clear: () => {
      for (const folder of made) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function loseAfter(folder: string, file: string, at: number) {
  for (const name of readdirSync(folder)) if (/^[0-9A-F]{24}$/.test(name) && name > file) rmSync(join(folder, name))
  const path = join(folder, file)
  const rest = Buffer.alloc(statSync(path).size - at)
  const handle = openSync(path, 'r+')
  writeSync(handle, rest, 0, rest.length, at)
  closeSync(handle)
}

/** Root's PostgreSQL runs as somebody else, who must own the copy as well. */
function copyOwner(from: string, to: string) {
  execFileSync('chown', ['--reference', from, to])
  execFileSync('chmod', ['--reference', from, to])
}
