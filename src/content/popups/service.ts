import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Popup, PopupReader } from './contract.ts'
import { mayAppear } from './display.ts'
import { readPopupSettings } from './settings.ts'

/** More popups than this on one shop are a mistake that no page should pay for. */
const MAX_POPUPS = 100

export function createPopups({ db }: { db: Kysely<Database> }): PopupReader {
  const published = () =>
    db
      .selectFrom('content')
      .select(['id', 'title', 'document', 'settings'])
      .where('type', '=', 'popup')
      .where('status', '=', 'publish')
      .where('published_at', '<=', sql<Date>`now()`)

  return {
    onPage: async (place) => {
      const rows = await published().orderBy('id').limit(MAX_POPUPS).execute()
      return rows.map(popupOf).filter(({ conditions }) => mayAppear(conditions, place))
    },
    find: async (id) => {
      const row = await published().where('id', '=', id).executeTakeFirst()
      return row && popupOf(row)
    },
  }
}

const popupOf = ({ settings, ...row }: { id: number; title: string; document: unknown; settings: unknown }): Popup => ({
  ...row,
  ...readPopupSettings(settings),
})
