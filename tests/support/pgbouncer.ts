import { spawn } from 'node:child_process'
import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Connection } from '#db/connection.ts'
import { eventually } from './eventually.ts'
import { aMemoryFolder } from './run-folder.ts'
import { aFreePort } from './shop-process.ts'

/** A real PgBouncer that lends connections for a transaction at a time (or for a session), in front of this database. Debian's does not know prepared statements. */
export async function aPgBouncer(connection: Connection, { lends = 'transaction' }: { lends?: 'transaction' | 'session' } = {}) {
  const { host, port, database, user } = new Client(connection)
  const folder = aMemoryFolder()
  chmodSync(folder, 0o755)
  const listens = await aFreePort()
  const config = join(folder, 'pgbouncer.ini')
  writeFileSync(
    config,
    `[databases]
shop = host=${host} port=${port} dbname=${database} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listens}
unix_socket_dir =
auth_type = any
stats_users = anybody
pool_mode = ${lends}
default_pool_size = 4
`,
  )
  // Whoever may open the database's socket; PgBouncer refuses to be root.
  const owner = host.startsWith('/') && process.getuid?.() === 0 ? statSync(host) : undefined
  const urlOf = (name: string) => `postgres://anybody@127.0.0.1:${listens}/${name}`
  const ask = async (name: string, statement: string) => {
    const client = new Client({ connectionString: urlOf(name) })
    await client.connect()
    return (await client.query<Record<string, string>>(statement).finally(() => client.end())).rows
  }
  const answers = async () => (await ask('shop', 'select 1')).length === 1
  const start = async () => {
    const child = spawn('pgbouncer', [config], {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(owner && { uid: owner.uid, gid: owner.gid }),
    })
    let said = ''
    child.stderr.on('data', (part: Buffer) => (said += part.toString()))
    const ended = new Promise<never>((_, reject) => child.once('exit', () => reject(new Error(`PgBouncer ended: ${said}`))))
    await Promise.race([eventually('PgBouncer to answer', answers), ended])
    ended.catch(() => {})
    return child
  }
  let child = await start()
  const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const gone = new Promise((resolve) => child.once('close', resolve))
    child.kill(signal)
    await gone
  }
  return {
    url: urlOf('shop'),
    /** So many transactions it has lent a connection for. */
    transactions: async () => {
      const pools = await ask('pgbouncer', 'show totals')
      return Number(pools.find(({ name }) => name === 'total_xact_count')?.['value'])
    },
    /** Whoever has a connection through it loses it. */
    restart: async () => {
      await stop('SIGKILL')
      child = await start()
    },
    close: () => stop('SIGTERM'),
  }
}
