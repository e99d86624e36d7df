import { type Kysely, sql } from 'kysely'
import { createDatabase } from '#db/pool.ts'
import type { Database } from '#db/schema.ts'
import { OperatorError } from '#kit/operator-error.ts'
import type { Finding } from './finding.ts'

/** Past this somebody should know, though the shop itself passes over a replica that is behind. */
const LATE_SECONDS = 30

type Server = { cluster: string; database: string; standsBy: boolean; commits: string; position: string }
type Standby = Server & { lagSeconds: number }

/** Nothing is asked where there is no replica. */
export async function examineReplica(db: Kysely<Database>, url: string | undefined): Promise<Finding[]> {
  if (url === undefined) return []
  return [{ id: 'replica', question: 'A réplica do banco (DATABASE_READ_URL) serve?', problems: await problemsOf(db, url) }]
}

async function problemsOf(db: Kysely<Database>, url: string): Promise<string[]> {
  const replica = createDatabase({ connection: { connectionString: url }, poolSize: 1, applicationName: 'vitrine doctor' })
  try {
    await replica.check()
    const primary = await readServer(db)
    const standby = await readStandby(replica.kysely, primary.position)
    return replicaProblems(primary, standby)
  } catch (error) {
    if (error instanceof OperatorError)
      return [`A réplica não responde: ${error.message.replaceAll('DATABASE_URL', 'DATABASE_READ_URL')}`]
    throw error
  } finally {
    await replica.close()
  }
}

/** What keeps the shop from using it, as far as it can be told from both servers. */
export function replicaProblems(
  primary: Pick<Server, 'cluster' | 'database' | 'commits'>,
  standby: Pick<Standby, 'cluster' | 'database' | 'standsBy' | 'lagSeconds'>,
): string[] {
  if (standby.cluster !== primary.cluster || standby.database !== primary.database)
    return ['DATABASE_READ_URL não é uma réplica do banco de DATABASE_URL: corrija o endereço. Até lá a loja não a usa.']
  if (!standby.standsBy)
    return ['DATABASE_READ_URL leva a um servidor que não é réplica (ou deixou de ser): a loja lê só do banco principal.']
  return [
    ...(standby.lagSeconds > LATE_SECONDS
      ? [`A réplica está ${Math.round(standby.lagSeconds)} segundos atrasada: a loja lê do banco principal até que ela alcance.`]
      : []),
    ...(primary.commits === 'off'
      ? ['synchronous_commit está desligado no banco principal: a réplica pode não mostrar logo o que acaba de mudar. Ligue-o.']
      : []),
  ]
}

const SERVER = sql`(select system_identifier::text from pg_control_system()) as cluster, current_database() as database,
  pg_is_in_recovery() as "standsBy", current_setting('synchronous_commit') as commits`

async function readServer(db: Kysely<Database>): Promise<Server> {
  const { rows } = await sql<Server>`select ${SERVER}, pg_current_wal_flush_lsn()::text as position`.execute(db)
  return rows[0]!
}

/** How old it is only counts while it has not got everything: nothing may have happened for a long time. */
async function readStandby(db: Kysely<Database>, position: string): Promise<Standby> {
  const { rows } = await sql<Standby>`
    select ${SERVER}, '' as position, case when pg_last_wal_replay_lsn() >= ${position}::pg_lsn then 0
      else coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0) end::float8 as "lagSeconds"`.execute(
    db,
  )
  return rows[0]!
}
