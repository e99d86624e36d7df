import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { LinkKind } from '../editing/contract.ts'
import { entryOf, type FileIndex, refOf } from './file-index.ts'
import { missingLink } from './text.ts'

type Trx = Transaction<Database>

/** Puts products beside each other once all lines of a file are done; a bounded number at once. False when none is left. */
export const linkBatch = (db: Kysely<Database>, transferId: number, index: FileIndex, most: number): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const lines = await trx
      .selectFrom('transfer_lines')
      .select(['line', 'thing_id', 'links', 'note'])
      .where('transfer_id', '=', transferId)
      .where('links', 'is not', null)
      .where('thing_id', 'is not', null)
      .orderBy('line')
      .limit(most)
      .forUpdate()
      .execute()
    if (lines.length === 0) return false
    const refs = [...new Set(lines.flatMap(({ links }) => Object.values(links!).flat()))]
    const idOf = await findLinked(trx, transferId, index, refs)
    const kinds = new Set(lines.flatMap(({ links }) => Object.keys(links!) as LinkKind[]))
    for (const kind of kinds) {
      const ids = lines.filter(({ links }) => links![kind]).map(({ thing_id }) => thing_id!)
      await trx.deleteFrom('product_links').where('kind', '=', kind).where('product_id', 'in', ids).execute()
    }
    const rows = lines.flatMap(({ thing_id, links }) =>
      Object.entries(links!).flatMap(([kind, named]) =>
        [...new Set(named.flatMap((ref) => idOf(ref) ?? []))]
          .filter((id) => id !== thing_id)
          .map((linked_id, position) => ({ product_id: thing_id!, linked_id, kind: kind as LinkKind, position })),
      ),
    )
    if (rows.length > 0)
      await trx
        .insertInto('product_links')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    const notes = lines.map(({ line, links, note }) => {
      const missing = Object.values(links!)
        .flat()
        .filter((ref) => idOf(ref) === undefined)
      return { line, note: [note, ...missing.map(missingLink)].join(' ').trim().slice(0, 2_000) }
    })
    await sql`update transfer_lines l set links = null, note = n.note
      from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as n(line integer, note text)
      where l.transfer_id = ${transferId} and l.line = n.line`.execute(trx)
    return true
  })

/** What lines call other products by: by their lines in the same file, else by their codes in the shop. */
async function findLinked(trx: Trx, transferId: number, index: FileIndex, refs: readonly string[]) {
  const lines = refs.flatMap((ref) => entryOf(index, ref)?.line ?? [])
  const skus = refs.flatMap((ref) => {
    const meant = refOf(ref)
    return meant && 'sku' in meant ? meant.sku : []
  })
  const ids = refs.flatMap((ref) => {
    const meant = refOf(ref)
    return meant && 'fileId' in meant && !entryOf(index, ref) ? meant.fileId : []
  })
  const { rows: done } = await sql<{ line: number; thing_id: number }>`
    select l.line, l.thing_id from transfer_lines l join products p on p.id = l.thing_id
    where l.transfer_id = ${transferId} and l.line = any(${lines}::integer[])`.execute(trx)
  const { rows: there } = await sql<{ id: number; sku: string | null }>`
    select id, sku from products where status <> 'trash' and sku = any(${skus}::text[])
    union select id, sku from products where status <> 'trash' and id = any(${ids}::bigint[])`.execute(trx)
  const byLine = new Map(done.map(({ line, thing_id }) => [line, thing_id]))
  const bySku = new Map(there.map(({ id, sku }) => [sku, id]))
  const known = new Set(there.map(({ id }) => id))
  return (ref: string): number | undefined => {
    const inFile = byLine.get(entryOf(index, ref)?.line ?? -1)
    if (inFile !== undefined) return inFile
    const meant = refOf(ref)
    if (!meant) return undefined
    if ('sku' in meant) return bySku.get(meant.sku)
    return known.has(meant.fileId) ? meant.fileId : undefined
  }
}
