import type { Kysely } from 'kysely'
import { type KeptTables, NOTHING_KEPT } from '#db/kept-tables.ts'
import { createLoader } from '#db/request-batching.ts'
import type { Database } from '#db/schema.ts'
import { safeHref } from '#kit/url.ts'
import type { MenuItem, MenuReader } from './contract.ts'

type Options = { db: Kysely<Database>; keptTables?: Pick<KeptTables, 'of'> }

export function createMenus({ db, keptTables = NOTHING_KEPT }: Options): MenuReader {
  const storedItems = createLoader(async (slugs: readonly string[]) => {
    const rows = await db.selectFrom('menus').select(['slug', 'items']).where('slug', 'in', slugs).execute()
    return new Map(rows.map(({ slug, items }) => [slug, items]))
  })
  const items = async (slug: string) => readItems((await storedItems([slug])).get(slug), 1)
  return { items: async (slug) => await keptTables.of('designs', `menu:${slug}`, () => items(slug)) }
}

const MAX_DEPTH = 4

/** Stored entries as a menu can show them: what has no title or an unsafe address is left out. */
export function readItems(stored: unknown, depth: number): MenuItem[] {
  if (!Array.isArray(stored) || depth > MAX_DEPTH) return []
  return stored.flatMap((raw: unknown) => {
    const { title, url, children } = (raw ?? {}) as Record<string, unknown>
    const href = typeof url === 'string' ? safeHref(url) : undefined
    return typeof title === 'string' && title !== '' && href !== undefined
      ? [{ title, url: href, children: readItems(children, depth + 1) }]
      : []
  })
}
