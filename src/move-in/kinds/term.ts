import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { slugOf } from '#kit/pt-br.ts'
import { cleanHtml } from '#kit/safe-html.ts'
import { typedLine } from '#kit/typed-text.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import { absorbed, type Kind, type Place, type Present, refused, type Trx, type Writing, type WriteHelp } from '../kind.ts'
import { wantPictures } from '../pictures.ts'
import { oldIdOf, wholeOf, type Wire } from '../wire.ts'

type Row = {
  place: Extract<Place, 'categories' | 'product_tags' | 'attribute_terms' | 'shipping_classes' | 'terms'>
  taxonomy: string
  name: string
  slug: string
  description: string
  position: number
  color: string | null
  picture: { oldId: string; url: string; alt: string } | undefined
}

const PLACES: Record<string, Row['place']> = {
  product_cat: 'categories',
  product_tag: 'product_tags',
  product_shipping_class: 'shipping_classes',
  category: 'terms',
  post_tag: 'terms',
}
const PATHS: Partial<Record<Row['place'], string>> = { categories: '/categoria-produto/', product_tags: '/tag-produto/' }
/** By which keys plug-ins keep the colour of a value. */
const COLOUR_KEYS = ['product_attribute_color', 'cfvsw_color', 'swatches_color', '_yith_wccl_value']

/** Categories, tags, values of attributes and classes of freight: in WordPress all of them are terms. */
export const termKind: Kind<Row> = {
  kind: 'term',
  read: (data) => {
    const taxonomy = textOf(data['taxonomy'])
    const name = typedLine(data['name'], 200)
    const title = `${name} (${taxonomy})`
    if (taxonomy === 'product_brand') return absorbed(title, 'A marca fica escrita em cada produto.')
    const place = taxonomy.startsWith('pa_') ? 'attribute_terms' : PLACES[taxonomy]
    if (!place) return refused(title, 'Classificação interna do WordPress ou de um plug-in.')
    const slug = slugFrom(textOf(data['slug'])) || slugOf(name)
    if (slug === '') return refused(title, 'Não tem nome.')
    return {
      is: 'row',
      title,
      oldUrl: textOf(data['link']) || textOf(data['permalink']),
      notes: [],
      row: {
        place,
        taxonomy,
        name: name || slug,
        slug,
        description: cleanHtml(textOf(data['description']).slice(0, 20_000)),
        position: wholeOf(data['menu_order']) ?? 0,
        color: colourOf(data),
        picture: pictureOf(data['image']),
      },
    }
  },
  findPresent: async (db, things) => new Map((await Promise.all(things.map((thing) => present(db, thing)))).flat()),
  write: async (trx, things, help) => {
    const written = []
    for (const thing of things) written.push(await writeTerm(trx, thing, help))
    return written
  },
  link: async (trx, { id, source }) => {
    for (const table of ['categories', 'terms'] as const)
      await sql`
        update ${sql.table(table)} c set parent_id = p.new_id
        from moved_things t
        join old_things o on o.source = ${source} and o.kind = 'term' and o.old_id = t.old_id and o.place = ${table}
        join old_things p on p.source = ${source} and p.kind = 'term' and p.old_id = t.data ->> 'parent' and p.place = ${table}
        where t.move_id = ${id} and t.kind = 'term' and t.action in ('create', 'update') and c.id = o.new_id
          and c.id <> p.new_id and c.parent_id is distinct from p.new_id`.execute(trx)
  },
}

async function present(db: Kysely<Database>, { oldId, row }: { oldId: string; row: Row }): Promise<[string, Present][]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(row.place)} where slug = ${row.slug}
      ${row.place === 'terms' ? sql`and taxonomy = ${row.taxonomy}` : sql``}
      ${row.place === 'attribute_terms' ? sql`and attribute_id = (select id from attributes where slug = ${row.taxonomy.slice(3)})` : sql``}`.execute(
    db,
  )
  return rows.map(({ id }) => [oldId, { id, place: row.place, is: 'same', note: 'Já existe aqui: usado o daqui.' }])
}

async function writeTerm(trx: Trx, { oldId, row, newId }: Writing<Row>, help: WriteHelp) {
  const { place, name, slug, description, position } = row
  const columns: Record<string, unknown> = { name, slug, description }
  if (place === 'categories' || place === 'attribute_terms') columns['position'] = position
  if (place === 'terms') columns['taxonomy'] = row.taxonomy
  if (place === 'attribute_terms') {
    const attribute = await trx
      .selectFrom('attributes')
      .select('id')
      .where('slug', '=', slugOf(row.taxonomy.slice(3)))
      .executeTakeFirst()
    if (!attribute) return { oldId, refused: 'O atributo deste valor não veio.' }
    Object.assign(columns, { attribute_id: attribute.id, color: row.color })
  }
  const names = sql.join(Object.keys(columns).map((column) => sql.ref(column)))
  const values = sql.join(Object.values(columns))
  const { rows } = await (
    newId === undefined
      ? sql<{ id: number }>`insert into ${sql.table(place)} (${names}) values (${values}) returning id`
      : sql<{ id: number }>`update ${sql.table(place)} set (${names}) = row(${values}) where id = ${newId} returning id`
  ).execute(trx)
  const id = rows[0]!.id
  const noun = place === 'categories' ? 'category' : place === 'attribute_terms' ? 'attribute-term' : undefined
  if (row.picture && noun) await wantPictures(trx, help.source, [{ ...row.picture, noun, thingId: id, position: 0 }])
  const base = PATHS[place]
  return { oldId, newId: id, place, ...(base && { path: `${base}${slug}/` }) }
}

/** Old address parts may be percent-encoded UTF-8. */
export function slugFrom(slug: string): string {
  try {
    return slugOf(decodeURIComponent(slug))
  } catch {
    return slugOf(slug)
  }
}

function colourOf(data: Wire): string | null {
  const metas = recordOf(data['meta'])
  const listed = listOf(data['meta']).map(recordOf)
  for (const key of COLOUR_KEYS) {
    const colour = textOf(metas[key] ?? listed.find((one) => one['key'] === key)?.['value']).toLowerCase()
    if (/^#[0-9a-f]{6}$/.test(colour)) return colour
  }
  return null
}

export function pictureOf(image: unknown): { oldId: string; url: string; alt: string } | undefined {
  const { id, src, source_url, alt } = recordOf(image)
  const url = textOf(src) || textOf(source_url)
  return /^https?:\/\/./.test(url) && url.length <= 2_000
    ? { oldId: oldIdOf(id) ?? `url:${url}`.slice(0, 200), url, alt: typedLine(alt, 1_000) }
    : undefined
}
