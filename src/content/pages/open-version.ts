import type { Kysely } from 'kysely'
import type { DraftKind, Subject } from '#content/drafts/contract.ts'
import type { Database } from '#db/schema.ts'
import { SHOP_PAGES } from './shop-pages.ts'
import { TEMPLATE_PARTS } from './template-rules.ts'

const TYPES = { pages: 'page', posts: 'post', popups: 'popup', templates: 'template', library: 'template' } as const

/** The version that a document has at the moment; undefined where there is no such document. A page of buying has one before anybody drew it. */
export async function openVersion(db: Kysely<Database>, { kind, id }: Subject): Promise<number | undefined> {
  const found = db.selectFrom('content').select(['version', 'part'])
  if (kind === 'shop-pages') {
    const page = SHOP_PAGES.find((name) => name === id)
    if (!page) return undefined
    const row = await found.where('type', '=', 'template').where('part', '=', page).where('slug', '=', page).executeTakeFirst()
    return row?.version ?? 1
  }
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined
  const row = await found.where('id', '=', Number(id)).where('type', '=', TYPES[kind]).executeTakeFirst()
  return row && isPartOf(kind, row.part) ? row.version : undefined
}

function isPartOf(kind: DraftKind, part: string | null) {
  if (kind === 'library') return part?.startsWith('library-') ?? false
  return kind !== 'templates' || TEMPLATE_PARTS.some((one) => one === part)
}
