import type { MovedThing } from '../../moved-thing.ts'
import { metaValue } from '../php-serialized.ts'
import type { Addresses } from './addresses.ts'
import { moment } from './moments.ts'
import type { OldShop } from './old-shop.ts'
import { settingsOf } from './options.ts'
import { picturesOf } from './pictures.ts'
import type { AttributeLabels } from './product-thing.ts'
import { isBrandTaxonomy, isReadTaxonomy, yoastOfTerms } from './terms.ts'

const BATCH = 300

export function* settingThings({ options }: OldShop): Generator<MovedThing> {
  for (const [id, value] of settingsOf(options)) yield { kind: 'setting', oldId: id, data: { id, value: metaValue(value) } }
}

/** Attributes of the shop by their slugs; an export has no names of them, so the slug has to do. */
export function attributesOf({ attributes, terms }: OldShop) {
  const told = attributes.map((row) => ({
    id: row['attribute_id'] ?? '',
    name: row['attribute_label'] || row['attribute_name'] || '',
    slug: `pa_${row['attribute_name']}`,
    type: row['attribute_type'] || 'select',
    order_by: row['attribute_orderby'] || 'menu_order',
    has_archives: row['attribute_public'] === '1',
  }))
  const known = new Set(told.map(({ slug }) => slug))
  const unnamed = new Set(
    terms.all.map(({ taxonomy }) => taxonomy).filter((taxonomy) => taxonomy.startsWith('pa_') && !known.has(taxonomy)),
  )
  return [
    ...told,
    ...[...unnamed].map((slug) => ({
      id: slug,
      name: nameOf(slug),
      slug,
      type: 'select',
      order_by: 'menu_order',
      has_archives: false,
    })),
  ]
}

export const labelsOf = (shop: OldShop): AttributeLabels =>
  new Map(attributesOf(shop).map(({ id, name, slug }) => [slug, { id, name }]))

const nameOf = (slug: string) => {
  const words = slug.slice(3).replaceAll(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function* attributeThings(shop: OldShop): Generator<MovedThing> {
  for (const attribute of attributesOf(shop)) yield { kind: 'attribute', oldId: attribute.id, data: attribute }
}

/** Categories, tags, brands, values of attributes and classes of freight; parents before their children. */
export async function* termThings(shop: OldShop, addresses: Addresses): AsyncGenerator<MovedThing> {
  const yoast = yoastOfTerms(shop.options.get('wpseo_taxonomy_meta'))
  const wanted = shop.terms.all.filter(({ taxonomy }) => isReadTaxonomy(taxonomy))
  for (let at = 0; at < wanted.length; at += BATCH) {
    const batch = wanted.slice(at, at + BATCH)
    const pictures = await picturesOf(
      shop,
      batch.map(({ metas }) => Number(metas['thumbnail_id']) || 0),
    )
    for (const term of batch) {
      const { id, taxonomy, name, slug, parent, description, metas } = term
      yield {
        kind: 'term',
        oldId: id,
        data: {
          taxonomy: isBrandTaxonomy(taxonomy) ? 'product_brand' : taxonomy,
          id,
          name,
          slug,
          parent,
          description,
          link: addresses.ofTerm(term),
          image: pictures.get(Number(metas['thumbnail_id'])) ?? null,
          display: metas['display_type'] || 'default',
          menu_order: Number(metas['order']) || 0,
          meta: { ...metas, ...yoast(term) },
        },
      }
    }
  }
}

/** What visitors sent by forms of Elementor Pro. */
export async function* formAnswers({ staging, table }: OldShop, after: number): AsyncGenerator<MovedThing> {
  for (let last = after; ;) {
    const rows = await staging.after(table('e_submissions'), last, BATCH)
    if (rows.length === 0) return
    const values = await staging.byKeys(
      table('e_submissions_values'),
      rows.map(({ key }) => key),
    )
    for (const { key, row } of rows) {
      yield {
        kind: 'form-answer',
        oldId: String(key),
        data: {
          id: key,
          form_name: row['form_name'] ?? '',
          element_id: row['element_id'] ?? '',
          post: Number(row['post_id']) || 0,
          referer: row['referer'] ?? '',
          user_id: Number(row['user_id']) || 0,
          status: row['status'] ?? '',
          is_read: row['is_read'] === '1',
          date_created: moment(row['created_at']),
          date_created_gmt: moment(row['created_at_gmt']),
          fields: (values.get(key) ?? []).map((one) => ({ id: one['key'] ?? '', value: one['value'] ?? '' })),
        },
      }
    }
    last = rows.at(-1)!.key
  }
}
