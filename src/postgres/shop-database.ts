import { Client } from 'pg'
import type { Connection } from '#db/connection.ts'

/** An ordinary role that owns its database, as a hosted PostgreSQL would give: a hole in a query is then no door to the machine. */
export const SHOP_DATABASE = { user: 'vitrine', database: 'vitrine' }

/** Looked at on every start, because the first one may have been interrupted after making the cluster. */
export async function ensureShopDatabase(superuser: Connection) {
  const client = new Client(superuser)
  await client.connect()
  try {
    const { user, database } = SHOP_DATABASE
    const role = await client.query('select 1 from pg_roles where rolname = $1', [user])
    if (role.rowCount === 0) await client.query(`create role ${user} login`)
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${database} owner ${user}`)
  } finally {
    await client.end()
  }
}
