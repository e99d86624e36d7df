import { Client } from 'pg'
import { type Connection, describeConnection } from '#db/connection.ts'
import { unreachable } from '#db/unreachable.ts'

/** However the server is set up, values are written one way and long work is not cut short. */
const SETTINGS = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  transaction_timeout: '0',
  client_encoding: 'UTF8',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '3',
  bytea_output: 'hex',
  search_path: 'public',
}

/** One transaction on a connection of its own; it is kept when the work ends well, and never was otherwise. */
export async function inOwnTransaction<T>(
  { connection, begin }: { connection: Connection; begin: string },
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...connection, application_name: 'vitrine backup', connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw unreachable(error, describeConnection(connection))
  })
  try {
    await client.query(begin)
    // By way of the list of settings: an older server does not know all of them.
    await client.query(
      `select set_config(known.name, wanted.value, true) from jsonb_each_text($1) as wanted(name, value)
       join pg_settings known on lower(known.name) = wanted.name`,
      [JSON.stringify(SETTINGS)],
    )
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    // Without a commit the server undoes everything when the connection ends.
    await client.end().catch(() => {})
  }
}
