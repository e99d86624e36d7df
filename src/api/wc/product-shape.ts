import { MEDIA_URL } from '#content/media/service.ts'
import { slugOf } from '#kit/pt-br.ts'
import { DOWNLOAD_DAYS, DOWNLOAD_LIMIT } from '#shop/downloads/service.ts'
import { productUrl } from '#shop/catalog/cards.ts'
import { isChosenBy } from '#shop/catalog/chosen-by.ts'
import type { LinkKind } from '#shop/catalog/editing/contract.ts'
import { isOnSale, stockStatusOf } from '#shop/catalog/editing/offer-rule.ts'
import type { LibraryPicture } from '#shop/catalog/editing/read-pictures.ts'
import type { BundleItemRow, EditedProduct } from '#shop/catalog/editing/read-products.ts'
import { hasOwnPrice, isBought } from '#shop/catalog/product-kind.ts'
import type { PriceBeforeSale } from '#shop/catalog/price-history.ts'
import { priceHtml } from '#shop/catalog/price-html.ts'
import { bothDates } from '../dates.ts'
import { inOrderOf } from '../item-schema.ts'
import { amountAsTyped, amountOf, centimetres } from './amounts.ts'
import { tellFields } from './product-field-wire.ts'
import { PRODUCT_SCHEMA } from './product-schema.ts'

type Around = { root: string; shopUrl: string; now: Date; beforeSale: PriceBeforeSale }

/** A product as wc/v3 tells of it. */
export function productItem(row: EditedProduct, { root, shopUrl, now, beforeSale }: Around) {
  const isPriced = hasOwnPrice(row.type)
  const { regular, sale } = row.typed_prices
  const permalink = shopUrl + productUrl(row.slug)
  const linked = (kind: LinkKind) => row.links.filter((link) => link.kind === kind).map((link) => link.linked_id)
  const status = row.status === 'publish' && row.published_at && row.published_at > now ? 'future' : row.status
  return inOrderOf(PRODUCT_SCHEMA, {
    ...tellFields(row),
    id: row.id,
    slug: row.slug,
    permalink,
    ...bothDates('date_created', row.published_at ?? row.created_at),
    ...bothDates('date_modified', row.modified_at),
    type: row.type,
    status,
    sku: row.sku ?? '',
    price: amountAsTyped(row.cents, ...(isPriced ? [sale, regular] : [])),
    regular_price: isPriced && row.priced ? amountAsTyped(row.price_cents, regular) : '',
    sale_price: isPriced ? amountAsTyped(row.sale_price_cents, sale) : '',
    ...bothDates('date_on_sale_from', row.sale_from),
    ...bothDates('date_on_sale_to', row.sale_to),
    price_html: priceHtmlOf(row),
    on_sale: isPriced && row.type !== 'bundle' ? isOnSale(row, now) : (row.any_on_sale ?? false),
    lowest_price_30_days: amountOf(
      isPriced && row.any_on_sale ? (beforeSale({ productId: row.id, variationId: null }) ?? null) : null,
    ),
    purchasable: isBought(row.type) && row.status === 'publish' && row.cents !== null,
    total_sales: row.total_sales,
    downloads: row.downloads.map((sold) => ({ id: String(sold.id), name: sold.name, file: sold.file })),
    download_limit: DOWNLOAD_LIMIT,
    download_expiry: DOWNLOAD_DAYS,
    tax_status: 'none',
    tax_class: '',
    ...stockOf(row),
    dimensions: { length: centimetres(row.length_mm), width: centimetres(row.width_mm), height: centimetres(row.height_mm) },
    shipping_required: !row.virtual,
    shipping_taxable: false,
    shipping_class: row.shipping_class ?? '',
    shipping_class_id: row.shipping_class_id ?? 0,
    reviews_allowed: true,
    average_rating: (row.rating_count > 0 ? row.rating_sum / row.rating_count : 0).toFixed(2),
    rating_count: row.rating_count,
    related_ids: linked('related'),
    upsell_ids: linked('upsell'),
    cross_sell_ids: linked('cross_sell'),
    parent_id: 0,
    categories: row.categories,
    brands: row.brand === '' ? [] : [{ id: 0, name: row.brand, slug: slugOf(row.brand) }],
    tags: row.tags,
    images: row.pictures.map((picture) => pictureItem(picture, shopUrl)),
    attributes: attributesOf(row),
    default_attributes: [],
    variations: row.variation_ids.map(({ id }) => id),
    grouped_products: linked('grouped'),
    bundled_by: row.bundled_by,
    bundled_items: row.bundle_items.map(bundledItem),
    bundle_pricing: row.bundle_pricing,
    bundle_discount: amountOf(row.bundle_discount),
    bundle_stock_quantity: row.buildable,
    meta_data: row.meta,
    has_options: row.type === 'variable',
    post_password: '',
    global_unique_id: row.gtin,
    permalink_template: `${shopUrl}${productUrl('%product%')}`,
    generated_slug: slugOf(row.name),
    version: row.version,
    _links: { self: [{ href: `${root}/wc/v3/products/${row.id}` }], collection: [{ href: `${root}/wc/v3/products` }] },
  })
}

export type ProductRecord = ReturnType<typeof productItem>
export type Picture = ProductRecord['images'][number]

/** A part of a kit, in the words of WooCommerce Product Bundles; what it has now stands beside it. */
const bundledItem = (item: BundleItemRow, position: number) => ({
  bundled_item_id: item.id,
  product_id: item.productId ?? 0,
  variation_id: item.variationId ?? 0,
  menu_order: position,
  quantity_min: item.quantity,
  quantity_max: item.quantity,
  quantity_default: item.quantity,
  priced_individually: false,
  shipped_individually: false,
  optional: false,
  override_variations: item.variationId !== null,
  allowed_variations: item.variationId === null ? [] : [item.variationId],
  title: item.name === null ? '' : [item.name, ...item.options.map(({ name }) => name)].join(' - '),
  price: amountOf(item.cents),
  stock_status: item.inStock ? 'in_stock' : 'out_of_stock',
  stock_quantity: item.onHand,
})
export type BundledItem = ReturnType<typeof bundledItem>

/** A product in variations is there while one of them is; how many there are, each says for itself. */
function stockOf(row: EditedProduct) {
  const isSimple = row.type === 'simple'
  const stock_status = isSimple ? stockStatusOf(row) : row.any_in_stock ? 'instock' : 'outofstock'
  return {
    manage_stock: isSimple && row.manage_stock,
    stock_quantity: isSimple && row.manage_stock ? (row.on_hand ?? 0) : null,
    stock_status,
    backorders: row.backorders,
    backorders_allowed: row.backorders !== 'no',
    backordered: stock_status === 'onbackorder',
  }
}

function priceHtmlOf({ cents, regular_cents, up_to_cents }: EditedProduct) {
  if (cents === null || regular_cents === null) return ''
  return priceHtml({
    cents,
    regularCents: regular_cents,
    ...(up_to_cents !== null && up_to_cents > cents && { upToCents: up_to_cents }),
  })
}

/** What a product has of each attribute. Without a word of the merchant's, shoppers choose by what its variations name. */
export function attributesOf({ terms, type }: Pick<EditedProduct, 'terms' | 'type'>) {
  return [...Map.groupBy(terms, (term) => term.attribute_id).values()].map((list, position) => {
    const { attribute_id, attribute, attribute_name, visible, variation, is_named } = list[0]!
    return {
      id: attribute_id,
      name: attribute_name,
      slug: `pa_${attribute}`,
      position,
      visible: visible ?? true,
      variation: type === 'variable' && isChosenBy({ isNamed: Boolean(is_named), said: variation, values: list.length }),
      options: list.map(({ name }) => name),
    }
  })
}

export const pictureItem = ({ id, title, alt, file, sizes, created_at, modified_at }: LibraryPicture, shopUrl: string) => ({
  id,
  ...bothDates('date_created', created_at),
  ...bothDates('date_modified', modified_at),
  src: shopUrl + MEDIA_URL + file,
  thumbnail: shopUrl + MEDIA_URL + (sizes[0]?.webp ?? file),
  name: title,
  alt,
})
