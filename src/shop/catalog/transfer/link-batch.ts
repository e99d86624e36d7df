import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { bundleTrouble, saveBundle } from '../editing/bundle.ts'
import type { LinkKind } from '../editing/contract.ts'
import { entryOf, type FileIndex, refOf } from './file-index.ts'
import { kitPart } from './kit-cell.ts'
import { missingLink, missingPart, refusalText } from './text.ts'

type Trx = Transaction<Database>

/** Among the links of a line: the parts of a kit. */
export const KIT = 'kit'

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
    const linked = lines.map(({ links, ...line }) => {
      const { [KIT]: kit, ...beside } = links!
      return { ...line, kit: kit?.map(kitPart), links: beside }
    })
    const wanted = linked.flatMap(({ links, kit = [] }) => [...Object.values(links).flat(), ...kit.map(({ ref }) => ref)])
    const find = await findLinked(trx, transferId, index, [...new Set(wanted)])
    const idOf = (ref: string) => {
      const found = find(ref)
      return found?.variationId === null ? found.productId : undefined
    }
    const kinds = new Set(linked.flatMap(({ links }) => Object.keys(links) as LinkKind[]))
    for (const kind of kinds) {
      const ids = linked.filter(({ links }) => links[kind]).map(({ thing_id }) => thing_id!)
      await trx.deleteFrom('product_links').where('kind', '=', kind).where('product_id', 'in', ids).execute()
    }
    const rows = linked.flatMap(({ thing_id, links }) =>
      Object.entries(links).flatMap(([kind, named]) =>
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
    const notes: { line: number; note: string }[] = []
    for (const { line, thing_id, links, kit, note } of linked) {
      const missing = Object.values(links)
        .flat()
        .filter((ref) => idOf(ref) === undefined)
      const trouble = kit ? await putIntoKit(trx, thing_id!, kit, find) : ''
      notes.push({ line, note: [note, ...missing.map(missingLink), trouble].join(' ').trim().slice(0, 2_000) })
    }
    await sql`update transfer_lines l set links = null, note = n.note
      from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as n(line integer, note text)
      where l.transfer_id = ${transferId} and l.line = n.line`.execute(trx)
    return true
  })

/** Fills a kit with all that the line names, or leaves it as it was; answers what is wrong. */
async function putIntoKit(trx: Trx, id: number, kit: { quantity: number; ref: string }[], find: Find): Promise<string> {
  const missing = kit.filter(({ ref }) => !find(ref))
  if (missing.length > 0) return missing.map(({ ref }) => missingPart(ref)).join(' ')
  const items = kit.map(({ quantity, ref }) => ({ ...find(ref)!, quantity }))
  const { type } = await trx.selectFrom('products').select('type').where('id', '=', id).executeTakeFirstOrThrow()
  const trouble = await bundleTrouble(trx, { id, type, items })
  if (trouble) return refusalText(trouble)
  if (type === 'bundle') await saveBundle(trx, id, items)
  return ''
}

type Found = { productId: number; variationId: number | null }
type Find = (ref: string) => Found | undefined

/** What lines call other products by: by their lines in the same file, else by their codes in the shop. */
async function findLinked(trx: Trx, transferId: number, index: FileIndex, refs: readonly string[]): Promise<Find> {
  const lines = refs.flatMap((ref) => entryOf(index, ref)?.line ?? [])
  const skus = refs.flatMap((ref) => {
    const meant = refOf(ref)
    return meant && 'sku' in meant ? meant.sku : []
  })
  const ids = refs.flatMap((ref) => {
    const meant = refOf(ref)
    return meant && 'fileId' in meant && !entryOf(index, ref) ? meant.fileId : []
  })
  const things = sql`(
    select id, sku, id as product_id, null::bigint as variation_id from products where status <> 'trash'
    union all select v.id, v.sku, v.product_id, v.id from variations v join products p on p.id = v.product_id and p.status <> 'trash'
  )`
  const { rows: done } = await sql<Found & { line: number }>`
    select l.line, t.product_id as "productId", t.variation_id as "variationId" from transfer_lines l join ${things} t on t.id = l.thing_id
    where l.transfer_id = ${transferId} and l.line = any(${lines}::integer[])`.execute(trx)
  const { rows: there } = await sql<Found & { id: number; sku: string | null }>`
    select id, sku, product_id as "productId", variation_id as "variationId" from ${things} t
    where sku = any(${skus}::text[]) or id = any(${ids}::bigint[])`.execute(trx)
  const foundOf = ({ productId, variationId }: Found): Found => ({ productId, variationId })
  const byLine = new Map(done.map((row) => [row.line, foundOf(row)]))
  const bySku = new Map(there.map((row) => [row.sku, foundOf(row)]))
  const byId = new Map(there.map((row) => [row.id, foundOf(row)]))
  return (ref: string): Found | undefined => {
    const inFile = byLine.get(entryOf(index, ref)?.line ?? -1)
    if (inFile !== undefined) return inFile
    const meant = refOf(ref)
    return meant && ('sku' in meant ? bySku.get(meant.sku) : byId.get(meant.fileId))
  }
}
