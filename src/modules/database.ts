import { createActing } from '#db/actor.ts'
import { createKeptTables } from '#db/kept-tables.ts'
import type { Connection } from '#db/connection.ts'
import { createNotifications } from '#db/notifications.ts'
import { createDatabase } from '#db/pool.ts'
import { createMemoCache } from '#kit/memo-cache.ts'
import { CHANNELS } from './background.ts'
import { defineModule } from './define-module.ts'

type Needs = {
  connection: Connection
  config: { preparedStatements: boolean; databasePoolerUrl: string | undefined }
  log: { warn: (facts: object, text: string) => void }
  countQuery: () => void
  tracer: object | undefined
}

export const databaseModule = defineModule({
  create: async ({ connection, config, log, countQuery, tracer }: Needs) => {
    const acting = createActing()
    const pooler = config.databasePoolerUrl
    const database = createDatabase({
      connection: pooler === undefined ? connection : { connectionString: pooler },
      isPooled: pooler !== undefined,
      poolSize: 10,
      applicationName: 'vitrine',
      onLostConnection: (err) => log.warn({ err }, 'connection lost'),
      onQuery: countQuery,
      actor: acting.now,
      isTraced: tracer !== undefined,
      preparesStatements: config.preparedStatements,
    })
    return { acting, database, db: database.kysely, keptTables: createKeptTables({ db: database.kysely }) }
  },
  close: ({ database }) => database.close(),
})

export const notificationsModule = defineModule({
  create: async ({ connection }: Pick<Needs, 'connection'>) => {
    const notifications = await createNotifications({ connection, channels: CHANNELS })
    return { notifications, counted: createMemoCache({ isUpToDate: notifications.isUpToDate }) }
  },
  onContentChange: ({ counted }) => ({ changed: counted.forget, missed: counted.forget }),
  close: ({ notifications }) => notifications.close(),
})
