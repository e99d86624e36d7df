import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import type { Connection } from '#db/connection.ts'
import { createDatabase, type ShopDatabase } from '#db/pool.ts'
import { PATIENCE_MS } from '#tests/support/eventually.ts'
import { onDatabase, onServer, type RunPostgres } from '#tests/support/private-postgres.ts'

type Started = Exclude<RunPostgres, { problem: string }>
let asked: Promise<Started> | undefined

/** The run's PostgreSQL; whoever asks first waits until it has started. */
export const runPostgres = () => (asked ??= askForPostgres())

async function askForPostgres(): Promise<Started> {
  const answer = JSON.parse(await text(connect(inject('postgres').port, '127.0.0.1'))) as RunPostgres
  if ('problem' in answer) throw new Error(`PostgreSQL did not start: ${answer.problem}`)
  return answer
}

/** A migrated database of the test's own, copied from the template in a moment and dropped on close. */
export async function aDatabase({ poolSize = 5, template }: { poolSize?: number; template?: string } = {}): Promise<
  ShopDatabase & { connection: Connection }
> {
  const { server, template: migrated } = await runPostgres()
  const name = `vitrine_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${template ?? migrated} strategy file_copy`)
  const connection = onDatabase(server, name)
  const database = createDatabase({ connection, poolSize, applicationName: 'vitrine tests', patienceMs: PATIENCE_MS })
  return {
    ...database,
    connection,
    close: async () => {
      await database.close()
      await onServer(server, `drop database if exists ${name} with (force)`)
    },
  }
}
