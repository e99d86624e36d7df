import { slugOf } from '#kit/pt-br.ts'
import { type Kind, refused } from '../kind.ts'
import { flagOf, nameLine } from '../wire.ts'

type Row = { name: string; slug: string; swatch: 'color' | 'image' | 'button' | 'select'; orderBy: OrderBy; hasArchives: boolean }
type OrderBy = 'menu_order' | 'name' | 'name_num' | 'id'

const SWATCHES = ['color', 'image', 'button', 'select'] as const
const ORDERS = ['menu_order', 'name', 'name_num', 'id'] as const

export const attributeKind: Kind<Row> = {
  kind: 'attribute',
  read: (data) => {
    const name = nameLine(data['name'], 200)
    const slug = slugOf(String(data['slug'] ?? '').replace(/^pa_/, '')) || slugOf(name)
    if (slug === '') return refused(name, 'O atributo não tem nome.')
    return {
      is: 'row',
      title: name,
      notes: [],
      row: {
        name: name || slug,
        slug,
        swatch: SWATCHES.find((one) => one === data['type']) ?? 'button',
        orderBy: ORDERS.find((one) => one === data['order_by']) ?? 'menu_order',
        hasArchives: flagOf(data['has_archives']),
      },
    }
  },
  findPresent: async (db, things) => {
    const slugs = things.map(({ row }) => row.slug)
    const rows = await db.selectFrom('attributes').select(['id', 'slug']).where('slug', 'in', slugs).execute()
    const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
    return new Map(
      things.flatMap(({ oldId, row }) => {
        const id = ids.get(row.slug)
        return id === undefined ? [] : [[oldId, { id, place: 'attributes', is: 'same', note: 'Já existe aqui: usado o daqui.' }]]
      }),
    )
  },
  write: async (trx, things) => {
    const written = []
    for (const { oldId, row, newId } of things) {
      const values = { name: row.name, swatch: row.swatch, order_by: row.orderBy, has_archives: row.hasArchives }
      const { id } = await (newId === undefined
        ? trx
            .insertInto('attributes')
            .values({ ...values, slug: row.slug })
            .returning('id')
            .executeTakeFirstOrThrow()
        : trx.updateTable('attributes').set(values).where('id', '=', newId).returning('id').executeTakeFirstOrThrow())
      written.push({ oldId, newId: id, place: 'attributes' as const })
    }
    return written
  },
}
