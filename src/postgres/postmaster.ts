import { spawn } from 'node:child_process'
import { closeSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Binaries } from './binaries.ts'
import { serverEnvironment, SUPERUSER } from './cluster.ts'
import { commandOf, exists, isAlive } from './process-facts.ts'
import type { ServerHome } from './server-home.ts'
import { logSince, logSize, openServerLog } from './server-log.ts'
import { serverSettings } from './server-settings.ts'

/** A PostgreSQL that runs: its process number and the folder of its socket. */
export interface Postmaster {
  pid: number
  socketFolder: string
}

type StartOutcome = { ok: true; postmaster: Postmaster } | { ok: false; problem: 'memory-in-use' | 'failed'; log: string }

const LOOK_EVERY_MS = 40
/** What a killed server leaves until its processes are gone; the lock, until the system has noted its end. */
const HELD_BY_THE_DEAD = /shared memory block .* still in use|lock file ".*" already exists/

/** Starts the server in a process group of its own, so that Ctrl-C in the terminal does not reach it, and waits until it answers. */
export async function startPostmaster(options: {
  home: ServerHome
  binaries: Binaries
  socketFolder: string
  durable: boolean
  patienceMs: number
}): Promise<StartOutcome> {
  const { home, binaries, socketFolder, durable, patienceMs } = options
  const logStart = logSize(home)
  const log = openServerLog(home)
  const settings = serverSettings({ socketFolder, durable }).flatMap((setting) => ['-c', setting])
  const child = spawn(binaries.postgres, ['-D', home.cluster, ...settings], {
    ...home.user,
    cwd: '/',
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let failure: Error | undefined
  child.on('error', (error) => (failure = error))
  child.unref()
  const pid = child.pid
  if (pid && (await answersWithin({ postmaster: { pid, socketFolder }, patienceMs }))) {
    return { ok: true, postmaster: { pid, socketFolder } }
  }
  // Alive but silent to the end of the patience: not left behind for the next start to trip over.
  if (pid) await stopPostmaster({ pid, socketFolder })
  const said = failure ? failure.message : logSince(home, logStart)
  return { ok: false, problem: HELD_BY_THE_DEAD.test(said) ? 'memory-in-use' : 'failed', log: said }
}

/** The server that runs on the cluster, by the note that it left there. */
export function findPostmaster(home: { cluster: string }): Postmaster | undefined {
  const { pid, socketFolder } = readNote(home)
  return pid && socketFolder && servesCluster(pid, home) ? { pid, socketFolder } : undefined
}

/**
 * After a restart of the machine the note's number may belong to any process, and PostgreSQL would refuse to start.
 * A number that nobody has is left to PostgreSQL, which then also looks for what the dead server left behind.
 */
export function forgetForeignNote(home: { cluster: string }) {
  const { pid } = readNote(home)
  if (pid && exists(pid) && !servesCluster(pid, home)) rmSync(notePath(home), { force: true })
}

/** False as soon as the process is gone, or when the patience has run out. */
export async function answersWithin({
  postmaster,
  patienceMs,
}: {
  postmaster: Postmaster
  patienceMs: number
}): Promise<boolean> {
  const end = performance.now() + patienceMs
  while (performance.now() < end && isAlive(postmaster.pid)) {
    if (await answers(postmaster)) return true
    await wait(LOOK_EVERY_MS)
  }
  return false
}

/** Ends the server as `pg_ctl stop -m fast` does: open transactions are rolled back, everything acknowledged is on disk. */
export async function stopPostmaster({ pid }: Postmaster, patienceMs = 30_000) {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    const end = performance.now() + patienceMs
    while (performance.now() < end && isAlive(pid)) await wait(LOOK_EVERY_MS)
  }
}

async function answers({ pid, socketFolder }: Postmaster): Promise<boolean> {
  const client = new Client({ host: socketFolder, user: SUPERUSER, database: 'postgres', connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: string }>(`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`)
    return Number(rows[0]?.pid) === pid
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

const notePath = (home: { cluster: string }) => join(home.cluster, 'postmaster.pid')

function readNote(home: { cluster: string }): { pid?: number; socketFolder?: string } {
  try {
    const lines = readFileSync(notePath(home), 'utf8').split('\n')
    return { pid: Number(lines[0]), socketFolder: lines[4] }
  } catch {
    return {}
  }
}

/** Where the command cannot be read, the note is believed. */
const servesCluster = (pid: number, home: { cluster: string }) => isAlive(pid) && (commandOf(pid)?.includes(home.cluster) ?? true)
