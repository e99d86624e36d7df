import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** PostgreSQL refuses more. A message names what changed; the rest is read from the tables. */
const LONGEST_PAYLOAD_BYTES = 7_999

/** Tells every process of the shop; inside a transaction the message leaves with its commit, or never. */
export async function notify(db: Kysely<Database>, channel: string, payload = '') {
  if (Buffer.byteLength(payload) > LONGEST_PAYLOAD_BYTES) {
    throw new RangeError(
      `A message on "${channel}" is longer than ${LONGEST_PAYLOAD_BYTES} bytes. Send the id of what changed instead.`,
    )
  }
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
