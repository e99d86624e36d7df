import { Client } from 'pg'
import { newToken } from '#kit/ids.ts'
import type { Finding } from './finding.ts'

/** The only connection of a small pool may be lent already: then nothing is known. */
const PATIENCE_MS = 3_000
/** So many of the pooler's connections are held for a moment, until one of them is the one that prepared the statement. */
const MOST_HELD = 5
/** What the next connection says of a statement that another one has prepared, or of one that it has had by this name. */
const UNKNOWN_STATEMENT: ReadonlySet<string | undefined> = new Set(['26000', '42P05'])

type Asked = { databasePoolerUrl: string | undefined; preparedStatements: boolean }

/** Nothing is asked where there is no pooler. */
export async function examinePooler({ databasePoolerUrl: url, preparedStatements }: Asked): Promise<Finding[]> {
  if (url === undefined) return []
  const finding = { id: 'pooler', question: 'O pooler do banco (DATABASE_POOLER_URL) serve?' }
  try {
    const isLost = preparedStatements && (await losesStatements(url))
    const problem =
      'O PgBouncer de DATABASE_POOLER_URL esquece comandos preparados: é anterior ao 1.21, ou está com max_prepared_statements = 0, e páginas falharão ao acaso. ' +
      'Atualize-o e ponha max_prepared_statements = 200, ou reinicie a loja com PREPARED_STATEMENTS=off.'
    return [{ ...finding, problems: isLost ? [problem] : [] }]
  } catch (error) {
    // A driver's message may carry the address, which has a password.
    const { code = 'sem resposta' } = error as { code?: string }
    return [
      { ...finding, problems: [`O pooler não responde (${code}): confira DATABASE_POOLER_URL, e se o PgBouncer está rodando.`] },
    ]
  }
}

/** Prepares a statement and asks for it again once its connection is lent to somebody else. */
async function losesStatements(url: string): Promise<boolean> {
  const clients: Client[] = []
  const connect = async () => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS })
    client.on('error', () => {})
    clients.push(client)
    await client.connect()
    return client
  }
  try {
    const asker = await connect()
    const name = `doctor_${newToken().slice(0, 12)}`
    const ask = async () => (await asker.query<{ pid: number }>({ name, text: 'select pg_backend_pid() as pid' })).rows[0]!.pid
    const first = await ask()
    for (let held = 0; held < MOST_HELD; held++) {
      await (await connect()).query('begin')
      if ((await ask()) !== first) return false
    }
    return false
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (UNKNOWN_STATEMENT.has(code)) return true
    if (clients.length > 1 && /timeout/i.test(message)) return false
    throw error
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})))
  }
}
