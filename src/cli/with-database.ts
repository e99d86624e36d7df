import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Actor } from '#db/actor.ts'
import type { Connection } from '#db/connection.ts'
import { createDatabase } from '#db/pool.ts'
import { findRunningPostgres, startPrivatePostgres } from '#postgres/private-server.ts'
import type { Database } from '#db/schema.ts'
import { findServerHome } from '#postgres/server-home.ts'
import { OperatorError } from '#kit/operator-error.ts'
import type { Config } from '#src/config.ts'
import { VITRINE } from '#ops/vitrine-command.ts'
import { migrationState } from '#db/migration-state.ts'

type Reach = {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>
  say: (line: string) => void
  /** For commands that only look: an empty shop is not made just to be looked at. */
  mustExist?: boolean
  /** Whom the register of changes names; who fills or restores a whole shop changes nothing of one. */
  actor?: Actor
}
export type Reached = { connection: Connection; db: Kysely<Database> }

/** As a shell tells of Ctrl-C. */
const INTERRUPTED = 130

/**
 * Lends the shop's database for the time of the work: the one that DATABASE_URL names, or the private one. A private one that
 * is running is used and left running; otherwise it is started and stopped again.
 */
export async function withDatabase<T>(reach: Reach, work: (reached: Reached) => Promise<T>): Promise<T> {
  const server = await findServer(reach)
  const interrupted = () => void server.stop().finally(() => process.exit(INTERRUPTED))
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.once(signal, interrupted)
  try {
    return await lend(server.connection, reach.actor, work)
  } finally {
    for (const signal of signals) process.off(signal, interrupted)
    await server.stop()
  }
}

/** The same for commands that need the tables of this version. */
export async function withShop<T>(reach: Reach, work: (reached: Reached) => Promise<T>): Promise<T> {
  const actor: Actor = { name: 'Terminal do servidor', by: 'cli', request: randomUUID() }
  return await withDatabase({ ...reach, actor }, async (reached) => {
    const { pending, unknown } = await migrationState(reached.db)
    if (unknown.length > 0) {
      throw new OperatorError(`O banco é de uma versão mais nova da Vitrine (migração ${unknown[0]}): use essa versão.`)
    }
    if (pending.length > 0)
      throw new OperatorError(`O banco ainda não está na versão desta Vitrine: rode antes ${VITRINE} migrate`)
    return await work(reached)
  })
}

async function findServer({
  config,
  say,
  mustExist = false,
}: Reach): Promise<{ connection: Connection; stop: () => Promise<void> }> {
  const leaveIt = async () => {}
  if (config.databaseUrl !== undefined) return { connection: { connectionString: config.databaseUrl }, stop: leaveIt }
  const running = await findRunningPostgres(config.dataDir)
  if (running) return { connection: running, stop: leaveIt }
  if (mustExist && findServerHome(config.dataDir) === undefined) {
    throw new OperatorError(
      `Ainda não há uma loja em ${config.dataDir}: confira DATA_DIR e DATABASE_URL, ou comece uma com npm start.`,
    )
  }
  return await startPrivatePostgres({ dataDir: config.dataDir, say })
}

async function lend<T>(connection: Connection, actor: Actor | undefined, work: (reached: Reached) => Promise<T>): Promise<T> {
  const database = createDatabase({ connection, poolSize: 2, applicationName: 'vitrine command', actor: () => actor })
  try {
    await database.check()
    return await work({ connection, db: database.kysely })
  } finally {
    await database.close()
  }
}
