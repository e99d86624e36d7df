import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** A popup of any state, with everything that those who edit it may know. */
export type KeptPopup = {
  id: number
  title: string
  status: 'draft' | 'publish' | 'future' | 'private' | 'trash'
  document: unknown
  settings: unknown
  version: number
  createdAt: Date
  modifiedAt: Date
  shown: number
  lastShownAt: Date | null
}
export type PopupQuery = {
  statuses: string[]
  search?: string
  include?: number[]
  orderby: 'id' | 'title' | 'modified' | 'shown'
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

const ORDERS: Record<PopupQuery['orderby'], RawBuilder<unknown>> = {
  id: sql`content.id`,
  title: sql`content.title`,
  modified: sql`content.modified_at`,
  shown: sql`coalesce(popup_counts.shown, 0)`,
}

/** Popups as the merchant reads them. */
export function createPopupDesk(db: Kysely<Database>) {
  const kept = () =>
    db
      .selectFrom('content')
      .leftJoin('popup_counts', 'popup_counts.popup_id', 'content.id')
      .select([
        'content.id',
        'content.title',
        'content.status',
        'content.document',
        'content.settings',
        'content.version',
        'content.created_at as createdAt',
        'content.modified_at as modifiedAt',
        sql<number>`coalesce(popup_counts.shown, 0)`.as('shown'),
        'popup_counts.last_shown_at as lastShownAt',
      ])
      .where('content.type', '=', 'popup')
  return {
    find: async (id: number): Promise<KeptPopup | undefined> => await kept().where('content.id', '=', id).executeTakeFirst(),
    list: async ({ statuses, search = '', include, orderby, order, limit, offset }: PopupQuery) => {
      let matching = kept().where('content.status', 'in', statuses as KeptPopup['status'][])
      if (search !== '') matching = matching.where('content.title', 'ilike', `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`)
      if (include) matching = matching.where(sql<boolean>`content.id = any(${include}::bigint[])`)
      const [items, { total }] = await Promise.all([
        matching.orderBy(ORDERS[orderby], order).orderBy('content.id', order).limit(limit).offset(offset).execute(),
        matching
          .clearSelect()
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { items: items as KeptPopup[], total }
    },
  }
}
