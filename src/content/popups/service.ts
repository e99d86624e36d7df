import { type Kysely, sql } from 'kysely'
import { type KeptTables, NOTHING_KEPT } from '#db/kept-tables.ts'
import type { Database } from '#db/schema.ts'
import type { Popup, PopupPlace, PopupReader } from './contract.ts'
import { readPopupSettings } from './settings.ts'

/** More popups than this on one shop are a mistake that no page should pay for. */
const MAX_POPUPS = 100

type Options = {
  db: Kysely<Database>
  keptTables?: Pick<KeptTables, 'of'>
  /** A popup appears where one of its conditions includes the page and none excludes it. Without conditions it waits for a click. */
  isIncluded: (conditions: readonly string[], place: PopupPlace) => boolean
}

export function createPopups({ db, keptTables = NOTHING_KEPT, isIncluded }: Options): PopupReader {
  const published = () =>
    db
      .selectFrom('content')
      .select(['id', 'title', 'document', 'settings'])
      .where('type', '=', 'popup')
      .where('status', '=', 'publish')
      .where('published_at', '<=', sql<Date>`now()`)

  const all = async () => (await published().orderBy('id').limit(MAX_POPUPS).execute()).map(popupOf)

  return {
    onPage: async (place) => {
      const popups = await keptTables.of('designs', 'popups', all)
      return popups.filter(({ conditions }) => isIncluded(conditions, place))
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
