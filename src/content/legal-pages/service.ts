import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { createContentEditing } from '#content/pages/edit.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Clock } from '#kit/clock.ts'
import { LEGAL_KIND_LIST, LEGAL_KINDS, type LegalKind } from './kinds.ts'
import { type DiffLine, diffLines, gapsIn, linesOfDocument } from './lines.ts'
import './tables.ts'

type Author = { id: number; name: string }
type Drawing = (design: string) => Promise<unknown[]>
type Options = {
  db: Kysely<Database>
  editingIn: (db: Kysely<Database>) => Pick<ReturnType<typeof createContentEditing>, 'create' | 'update'>
  /** Draws one of the shop's own designs with its data of today. */
  draw: Drawing
  clock: Clock
}

export type LegalPage = {
  kind: LegalKind
  title: string
  /** Undefined: it is not written yet. */
  page: { id: number; status: string; slug: string; version: number } | undefined
  /** The merchant changed it: it is never written anew. */
  isEdited: boolean
  /** What the shop's data would change in it; empty when it says what they say. */
  changes: DiffLine[]
  /** What the merchant still has to fill in. */
  gaps: string[]
}
export type LegalOutcome = { ok: true } | { ok: false; problem: 'there' | 'missing' | 'edited' | 'refused' }

/** The pages that the law asks for, written from the shop's data, renewed when these change, and left alone once a merchant wrote in them. */
export function createLegalPages({ db, editingIn, draw, clock }: Options) {
  const rowOf = async (kind: LegalKind, from: Kysely<Database> = db) =>
    await from
      .selectFrom('legal_pages')
      .innerJoin('content', 'content.id', 'legal_pages.content_id')
      .select(['content.id', 'content.title', 'content.status', 'content.slug', 'content.version', 'content.document'])
      .select('legal_pages.made_document')
      .where('legal_pages.kind', '=', kind)
      .where('content.status', '<>', 'trash')
      .executeTakeFirst()

  const read = async (kind: LegalKind): Promise<LegalPage> => {
    const [row, fresh] = await Promise.all([rowOf(kind), draw(LEGAL_KINDS[kind].design)])
    const lines = linesOfDocument(fresh)
    if (!row) return { kind, title: LEGAL_KINDS[kind].title, page: undefined, isEdited: false, changes: [], gaps: gapsIn(lines) }
    const changes = diffLines(linesOfDocument(row.made_document), lines)
    return {
      kind,
      title: row.title,
      page: { id: row.id, status: row.status, slug: row.slug, version: row.version },
      isEdited: isEdited(row),
      changes: changes.some(({ is }) => is !== 'same') ? changes : [],
      gaps: gapsIn(linesOfDocument(row.document)),
    }
  }

  return {
    list: () => Promise.all(LEGAL_KIND_LIST.map(read)),
    read,

    /** A draft that the merchant reads and publishes. */
    write: async (kind: LegalKind, author: Author): Promise<LegalOutcome> => {
      const { title, slug, design } = LEGAL_KINDS[kind]
      const document = await draw(design)
      return await inTransaction(db, async (trx) => {
        if (await rowOf(kind, trx)) return { ok: false, problem: 'there' }
        const made = await editingIn(trx).create('page', { title, slug, document, status: 'draft' }, author)
        if (!made.ok) return { ok: false, problem: 'refused' }
        const row = { content_id: made.id, made_document: JSON.stringify(document), made_at: new Date(clock.now()) }
        await trx
          .insertInto('legal_pages')
          .values({ kind, ...row })
          .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
          .execute()
        return { ok: true }
      })
    },

    /** By the data of today; the page as it was stays among its revisions. */
    renew: async (kind: LegalKind): Promise<LegalOutcome> => {
      const document = await draw(LEGAL_KINDS[kind].design)
      return await inTransaction(db, async (trx) => {
        const row = await rowOf(kind, trx)
        if (!row) return { ok: false, problem: 'missing' }
        if (isEdited(row)) return { ok: false, problem: 'edited' }
        const saved = await editingIn(trx).update('page', row.id, { document }, row.version)
        if (!saved.ok) return { ok: false, problem: saved.problem === 'stale' ? 'edited' : 'refused' }
        await trx
          .updateTable('legal_pages')
          .set({ made_document: JSON.stringify(document), made_at: new Date(clock.now()) })
          .where('kind', '=', kind)
          .execute()
        return { ok: true }
      })
    },
  }
}

const isEdited = ({ document, made_document: made }: { document: unknown; made_document: unknown }) =>
  !isDeepStrictEqual(document, made)
