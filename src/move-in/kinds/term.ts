import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { slugOf } from '#kit/pt-br.ts'
import { cleanHtml, plainText } from '#kit/safe-html.ts'
import { typedLine } from '#kit/typed-text.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import { absorbed, type Kind, type Place, type Present, refused, type Trx, type Writing, type WriteHelp } from '../kind.ts'
import { knownPicture, wantPictures } from '../pictures.ts'
import { searchWordsOf } from '../search-words.ts'
import { nameLine, oldIdOf, wholeOf, type Wire } from '../wire.ts'

type Row = {
  place: Extract<Place, 'categories' | 'product_tags' | 'attribute_terms' | 'shipping_classes' | 'terms'>
  taxonomy: string
  name: string
  slug: string
  description: string
  position: number
  color: string | null
  seo: { title: string; description: string }
  picture: { oldId: string; url: string; alt: string } | undefined
  pictureOldId: string | undefined
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
/** And the number of its picture. */
const PICTURE_KEYS = ['product_attribute_image', 'cfvsw_image', 'swatches_image', '_yith_wccl_value']

/** Categories, tags, values of attributes and classes of freight: in WordPress all of them are terms. */
export const termKind: Kind<Row> = {
  kind: 'term',
  read: (data, { seo }) => {
    const taxonomy = textOf(data['taxonomy'])
    const name = nameLine(data['name'], 200)
    const title = `${name} (${taxonomy})`
    if (taxonomy === 'product_brand') return absorbed(title, 'A marca fica escrita em cada produto.')
    const place = taxonomy.startsWith('pa_') ? 'attribute_terms' : PLACES[taxonomy]
    if (!place) return refused(title, 'Classificação interna do WordPress ou de um plug-in.')
    const slug = slugFrom(textOf(data['slug'])) || slugOf(name)
    if (slug === '') return refused(title, 'Não tem nome.')
    const notes: string[] = []
    const summary = plainText(textOf(data['description'])).slice(0, 300)
    return {
      is: 'row',
      title,
      oldUrl: textOf(data['link']) || textOf(data['permalink']),
      notes,
      row: {
        place,
        taxonomy,
        name: name || slug,
        slug,
        description: cleanHtml(textOf(data['description']).slice(0, 20_000)),
        position: wholeOf(data['menu_order']) ?? 0,
        color: colourOf(data),
        seo:
          place === 'categories'
            ? searchWordsOf(data, seo, { kind: 'product_cat', name, summary, notes })
            : { title: '', description: '' },
        picture: pictureOf(data['image']),
        pictureOldId: taxonomy.startsWith('pa_') ? pictureIdOf(data) : undefined,
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
  if (place === 'categories') Object.assign(columns, { seo_title: row.seo.title, seo_description: row.seo.description })
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
  const picture = row.picture ?? (await knownPicture(trx, help.source, row.pictureOldId))
  if (picture && noun) await wantPictures(trx, help.source, [{ ...picture, noun, thingId: id, position: 0 }])
  const base = row.taxonomy === 'category' ? '/categoria/' : row.taxonomy === 'post_tag' ? '/tag/' : PATHS[place]
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
  for (const key of COLOUR_KEYS) {
    const said = metaOf(data, key).toLowerCase()
    const colour = /^#[0-9a-f]{3}$/.test(said) ? said.replaceAll(/[0-9a-f]/g, '$&$&') : said
    if (/^#[0-9a-f]{6}$/.test(colour)) return colour
  }
  return null
}

const pictureIdOf = (data: Wire) => PICTURE_KEYS.map((key) => metaOf(data, key)).find((said) => /^[1-9]\d{0,14}$/.test(said))

function metaOf(data: Wire, key: string): string {
  const listed = listOf(data['meta']).map(recordOf)
  const value = recordOf(data['meta'])[key] ?? listed.find((one) => one['key'] === key)?.['value']
  return typeof value === 'number' ? String(value) : textOf(value)
}

export function pictureOf(image: unknown): { oldId: string; url: string; alt: string } | undefined {
  const { id, src, source_url, alt } = recordOf(image)
  const url = textOf(src) || textOf(source_url)
  return /^https?:\/\/./.test(url) && url.length <= 2_000
    ? { oldId: oldIdOf(id) ?? `url:${url}`.slice(0, 200), url, alt: typedLine(alt, 1_000) }
    : undefined
}
