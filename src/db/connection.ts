import type pg from 'pg'

/** Where a PostgreSQL is: an address with everything in it, or the parts of one (a unix socket has its folder as host). */
export type Connection = Pick<pg.ClientConfig, 'connectionString' | 'host' | 'port' | 'user' | 'database' | 'password' | 'ssl'>

/** Names the server for a log line or a sentence. The password never appears. */
export function describeConnection(connection: Connection): string {
  if (!connection.connectionString) {
    return `${connection.host ?? 'localhost'} (banco ${connection.database ?? '?'})`
  }
  try {
    const url = new URL(connection.connectionString)
    return `${url.hostname || url.searchParams.get('host') || 'localhost'}:${url.port || '5432'} (banco ${decodeURIComponent(url.pathname.slice(1)) || '?'})`
  } catch {
    return 'o endereço de DATABASE_URL'
  }
}
