import type { MovedThing } from '../../moved-thing.ts'
import type { Addresses } from './addresses.ts'
import { ids, isYes, meta, metaData, record } from './metas.ts'
import type { Clock } from './moments.ts'
import { isOfferMeta, offerFields, pictureIds } from './offer-fields.ts'
import type { Picture } from './pictures.ts'
import { datesOf, type Post } from './posts.ts'
import { isBrandTaxonomy, type Term, type Terms } from './terms.ts'

type Around = { addresses: Addresses; clock: Clock; pictures: Map<number, Picture>; terms: Terms; labels: AttributeLabels }
/** What the shop calls an attribute, by its slug: `pa_cor` → «Cor». */
export type AttributeLabels = Map<string, { id: string; name: string }>

/** A product as wc/v3 tells it. */
export function productThing(post: Post, around: Around): MovedThing {
  const { metas } = post
  const of = (taxonomy: string) => post.terms.filter((term) => term.taxonomy === taxonomy)
  const flags = new Set(of('product_visibility').map(({ slug }) => slug))
  const [shippingClass] = of('product_shipping_class')
  return {
    kind: 'product',
    oldId: String(post.id),
    data: {
      id: post.id,
      name: post.title,
      slug: post.slug,
      permalink: around.addresses.ofPost(post),
      ...datesOf(post),
      type: of('product_type')[0]?.slug ?? 'simple',
      status: post.status,
      featured: flags.has('featured') || isYes(metas, '_featured'),
      catalog_visibility: visibility(flags),
      description: post.content,
      short_description: post.excerpt,
      ...offerFields(metas, around.clock),
      total_sales: Number(meta(metas, 'total_sales')) || 0,
      external_url: meta(metas, '_product_url'),
      button_text: meta(metas, '_button_text'),
      sold_individually: isYes(metas, '_sold_individually'),
      shipping_class: shippingClass?.slug ?? '',
      shipping_class_id: shippingClass ? wireId(shippingClass) : 0,
      reviews_allowed: post.commentStatus !== 'closed',
      average_rating: meta(metas, '_wc_average_rating') || '0.00',
      rating_count: Number(meta(metas, '_wc_review_count')) || 0,
      upsell_ids: ids(metas, '_upsell_ids'),
      cross_sell_ids: ids(metas, '_crosssell_ids'),
      grouped_products: ids(metas, '_children'),
      parent_id: post.parent,
      purchase_note: meta(metas, '_purchase_note'),
      categories: of('product_cat').map(wireTerm),
      tags: of('product_tag').map(wireTerm),
      brands: post.terms.filter(({ taxonomy }) => isBrandTaxonomy(taxonomy)).map(wireTerm),
      images: pictureIds(metas).flatMap((id) => around.pictures.get(id) ?? []),
      attributes: attributes(post, around.labels),
      default_attributes: Object.entries(record(metas, '_default_attributes')).map(([name, slug]) =>
        chosen(name, String(slug), around),
      ),
      menu_order: post.menuOrder,
      post_password: post.password,
      meta_data: metaData(metas, isOfferMeta),
    },
  }
}

/** A variation as wc/v3 tells it, with the number of its product. */
export function variationThing(post: Post, around: Around): MovedThing {
  const { metas } = post
  const [picture] = ids(metas, '_thumbnail_id')
  const shippingClass = post.terms.find(({ taxonomy }) => taxonomy === 'product_shipping_class')
  return {
    kind: 'variation',
    oldId: String(post.id),
    data: {
      id: post.id,
      parent_id: post.parent,
      type: 'variation',
      ...datesOf(post),
      status: post.status,
      description: meta(metas, '_variation_description'),
      ...offerFields(metas, around.clock),
      shipping_class: shippingClass?.slug ?? '',
      image: (picture !== undefined && around.pictures.get(picture)) || null,
      attributes: [...metas.keys()]
        .filter((key) => key.startsWith('attribute_'))
        .map((key) => chosen(key.slice('attribute_'.length), meta(metas, key), around)),
      menu_order: post.menuOrder,
      meta_data: metaData(metas, isOfferMeta),
    },
  }
}

function visibility(flags: Set<string>): string {
  const [fromCatalog, fromSearch] = [flags.has('exclude-from-catalog'), flags.has('exclude-from-search')]
  if (fromCatalog && fromSearch) return 'hidden'
  return fromCatalog ? 'search' : fromSearch ? 'catalog' : 'visible'
}

const wireId = ({ id }: Term) => (/^\d+$/.test(id) ? Number(id) : id)
const wireTerm = (term: Term) => ({ id: wireId(term), name: term.name, slug: term.slug })

/** The values of an attribute of the shop are terms; those of the product's own stand in it, parted by «|». */
function attributes({ metas, terms }: Post, labels: AttributeLabels) {
  return Object.entries(record(metas, '_product_attributes'))
    .map(([key, value]) => ({ key, said: (value ?? {}) as Record<string, unknown> }))
    .toSorted((one, other) => Number(one.said['position'] ?? 0) - Number(other.said['position'] ?? 0))
    .map(({ key, said }, position) => {
      const isShared = Number(said['is_taxonomy']) === 1
      const slug = String(said['name'] || key)
      const label = isShared ? labels.get(slug) : undefined
      const options = isShared
        ? terms.filter(({ taxonomy }) => taxonomy === slug).map(({ name }) => name)
        : String(said['value'] ?? '')
            .split('|')
            .map((one) => one.trim())
            .filter((one) => one !== '')
      return {
        id: label ? Number(label.id) || 0 : 0,
        name: label?.name ?? slug,
        slug,
        position,
        visible: Number(said['is_visible']) === 1,
        variation: Number(said['is_variation']) === 1,
        options,
      }
    })
}

/** What a variation has of an attribute: the name of a term, or the value itself. Empty means any. */
function chosen(slug: string, value: string, { terms, labels }: Around) {
  const label = labels.get(slug)
  const option = label ? (terms.find(slug, value)?.name ?? value) : value
  return { id: label ? Number(label.id) || 0 : 0, name: label?.name ?? slug, slug, option }
}
