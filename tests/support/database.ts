import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { Connection } from '#db/connection.ts'
import { createDatabase, type ShopDatabase } from '#db/pool.ts'
import { onDatabase, onServer } from '#tests/support/private-postgres.ts'

/** A migrated database of the test's own, copied from the template in a moment and dropped on close. */
export async function aDatabase({ poolSize = 5, template = inject('postgres').template } = {}): Promise<
  ShopDatabase & { connection: Connection }
> {
  const { server } = inject('postgres')
  const name = `vitrine_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${template} strategy file_copy`)
  const connection = onDatabase(server, name)
  const database = createDatabase({ connection, poolSize, applicationName: 'vitrine tests' })
  return {
    ...database,
    connection,
    close: async () => {
      await database.close()
      await onServer(server, `drop database if exists ${name} with (force)`)
    },
  }
}
