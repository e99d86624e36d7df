import { createMemoCache } from '#kit/memo-cache.ts'
import { defineModule } from './define-module.ts'
import { createActing } from '#db/actor.ts'
import type { Connection } from '#db/connection.ts'
import { createNews } from '#db/news.ts'
import { createDatabase } from '#db/pool.ts'

type Needs = {
  connection: Connection
  /** On which processes tell each other of changes. */
  channels: string[]
  log: { warn: (facts: object, text: string) => void }
  countQuery: () => void
}

export const databaseModule = defineModule({
  create: async ({ connection, log, countQuery }: Needs) => {
    const acting = createActing()
    const database = createDatabase({
      connection,
      poolSize: 10,
      applicationName: 'vitrine',
      onLostConnection: (err) => log.warn({ err }, 'connection lost'),
      onQuery: countQuery,
      actor: acting.now,
    })
    return { acting, database, db: database.kysely }
  },
  close: ({ database }) => database.close(),
})

export const newsModule = defineModule({
  create: async ({ connection, channels }: Needs) => {
    const news = await createNews({ connection, channels })
    return { news, counted: createMemoCache({ isUpToDate: news.isUpToDate }) }
  },
  onContentChange: ({ counted }) => ({ changed: counted.forget, missed: counted.forget }),
  close: ({ news }) => news.close(),
})
