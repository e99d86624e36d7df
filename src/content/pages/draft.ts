import { type Kysely, sql } from 'kysely'
import type { MediaReader } from '#content/media/contract.ts'
import type { Database } from '#db/schema.ts'
import type { Page, TemplatePart } from './contract.ts'
import { TEMPLATE_PARTS } from './template-rules.ts'

/** What an editor has open and did not save yet. */
export type Unsaved = { title: string; excerpt: string; pictureId: number; document: unknown }
export type Draft =
  | { kind: 'page' | 'post'; page: Page }
  /** A design of the library stands on no page of its own. */
  | { kind: 'design'; id: number; document: unknown }
  | { kind: 'popup'; id: number; document: unknown }
  | { kind: 'template'; id: number; part: TemplatePart; document: unknown }
export type DraftReader = (id: number, unsaved: Unsaved) => Promise<Draft | undefined>

/** A page, post, popup or template of any state as it would be with what was not saved yet. Nothing of it is kept. */
export function createDraftReader({ db, media }: { db: Kysely<Database>; media: MediaReader }): DraftReader {
  const termsOf = (id: number) =>
    db
      .selectFrom('content_terms')
      .innerJoin('terms', 'terms.id', 'content_terms.term_id')
      .select(['terms.id', 'terms.slug', 'terms.name', 'terms.taxonomy'])
      .where('content_terms.content_id', '=', id)
      .orderBy('terms.name')
      .execute()
  return async (id, { title, excerpt, pictureId, document }) => {
    const row = await db
      .selectFrom('content')
      .select(['id', 'type', 'part', 'slug', 'settings', 'author_name', 'published_at', 'created_at', 'modified_at'])
      .select(sql<string | null>`(select authors.slug from authors where authors.id = content.author_profile)`.as('author_slug'))
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    if (row.type === 'template') {
      if (row.part?.startsWith('library-')) return { kind: 'design', id, document }
      const part = TEMPLATE_PARTS.find((one) => one === row.part)
      return part && { kind: 'template', id, part, document }
    }
    if (row.type === 'popup') return { kind: 'popup', id, document }
    const [pictures, terms] = await Promise.all([media.pictures([pictureId]), termsOf(id)])
    const of = (taxonomy: string) => terms.filter((term) => term.taxonomy === taxonomy)
    const page: Page = {
      id,
      type: row.type,
      slug: row.slug,
      title,
      excerpt,
      document,
      settings: row.settings,
      authorName: row.author_name,
      publishedAt: row.published_at ?? row.created_at,
      modifiedAt: row.modified_at,
      picture: pictures.get(pictureId),
      categories: of('category').map(({ id: term, slug, name }) => ({ id: term, slug, name })),
      tags: of('post_tag').map(({ slug, name }) => ({ slug, name })),
      authorUrl: row.author_slug === null ? undefined : `/autor/${row.author_slug}/`,
    }
    return { kind: row.type, page }
  }
}
