import { createActing } from '#db/actor.ts'
import { createKeptTables } from '#db/kept-tables.ts'
import type { Connection } from '#db/connection.ts'
import { createNotifications } from '#db/notifications.ts'
import { createPageReads, touchesProducts, touchesTexts } from '#db/page-reads.ts'
import { createDatabase } from '#db/pool.ts'
import type { Metrics } from '#http/metrics.ts'
import { createMemoCache } from '#kit/memo-cache.ts'
import { CHANNELS } from './background.ts'
import { defineModule } from './define-module.ts'
import { openReplica } from './replica.ts'

type Needs = {
  connection: Connection
  config: { preparedStatements: boolean; databasePoolerUrl: string | undefined; databaseReadUrl: string | undefined }
  log: { warn: (facts: object, text: string) => void }
  metrics: Metrics
  countQuery: () => void
  tracer: object | undefined
}

/** Nobody waits for a page yet. */
const START_PATIENCE_MS = 30_000

export const databaseModule = defineModule({
  create: async ({ connection, config, log, metrics, countQuery, tracer }: Needs) => {
    const acting = createActing()
    const { databasePoolerUrl: pooler, databaseReadUrl: replicaUrl } = config
    const shared = {
      onLostConnection: (err: Error) => log.warn({ err }, 'connection lost'),
      preparesStatements: config.preparedStatements,
      isTraced: tracer !== undefined,
    }
    const replica =
      replicaUrl === undefined ? undefined : openReplica({ ...shared, url: replicaUrl, log, registry: metrics.registry })
    const database = createDatabase({
      ...shared,
      connection: pooler === undefined ? connection : { connectionString: pooler },
      isPooled: pooler !== undefined,
      poolSize: 10,
      startPatienceMs: START_PATIENCE_MS,
      applicationName: 'vitrine',
      onQuery: countQuery,
      actor: acting.now,
      ...(replica && { replicaOf: replica.follow }),
    })
    return { acting, database, replica, db: database.kysely, keptTables: createKeptTables({ db: database.kysely }) }
  },
  close: async ({ database, replica }) => {
    await replica?.close()
    await database.close()
  },
})

export const notificationsModule = defineModule({
  create: async ({ connection }: Pick<Needs, 'connection'>) => {
    const notifications = await createNotifications({ connection, channels: CHANNELS })
    const { isUpToDate } = notifications
    const [pageReads, textReads] = [createPageReads({ isUpToDate }), createPageReads({ isUpToDate })]
    return { notifications, counted: createMemoCache({ isUpToDate }), pageReads, textReads }
  },
  onContentChange: ({ counted, pageReads, textReads }) => {
    const forgetProducts = () => [counted, pageReads].forEach((kept) => kept.forget())
    return {
      changed: (tags) => {
        if (touchesProducts(tags)) forgetProducts()
        if (touchesTexts(tags)) textReads.forget()
      },
      missed: () => {
        forgetProducts()
        textReads.forget()
      },
    }
  },
  close: ({ notifications }) => notifications.close(),
})
