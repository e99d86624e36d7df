import { typedNumber } from './decimal.ts'
import { ids, isYes, meta, type Metas, record } from './metas.ts'
import { bothFromUtc, type Clock, fromSeconds } from './moments.ts'

/** What products and variations have alike, as wc/v3 tells it. */
export function offerFields(metas: Metas, clock: Clock) {
  const stock = meta(metas, '_stock')
  const managesStock = isYes(metas, '_manage_stock')
  return {
    sku: meta(metas, '_sku'),
    global_unique_id: meta(metas, '_global_unique_id'),
    price: typedNumber(meta(metas, '_price')),
    // What is no number is told as it was typed.
    regular_price: typedNumber(meta(metas, '_regular_price')) || meta(metas, '_regular_price').trim(),
    sale_price: typedNumber(meta(metas, '_sale_price')) || meta(metas, '_sale_price').trim(),
    ...bothFromUtc('date_on_sale_from', fromSeconds(meta(metas, '_sale_price_dates_from')), clock),
    ...bothFromUtc('date_on_sale_to', fromSeconds(meta(metas, '_sale_price_dates_to')), clock),
    virtual: isYes(metas, '_virtual'),
    downloadable: isYes(metas, '_downloadable'),
    downloads: downloads(metas),
    download_limit: wholeOr(meta(metas, '_download_limit'), -1),
    download_expiry: wholeOr(meta(metas, '_download_expiry'), -1),
    tax_status: meta(metas, '_tax_status') || 'taxable',
    tax_class: meta(metas, '_tax_class'),
    manage_stock: managesStock,
    stock_quantity: managesStock ? Math.trunc(Number(stock) || 0) : null,
    stock_status: meta(metas, '_stock_status') || 'instock',
    backorders: meta(metas, '_backorders') || 'no',
    low_stock_amount: meta(metas, '_low_stock_amount') === '' ? null : wholeOr(meta(metas, '_low_stock_amount'), 0),
    weight: typedNumber(meta(metas, '_weight')),
    dimensions: {
      length: typedNumber(meta(metas, '_length')),
      width: typedNumber(meta(metas, '_width')),
      height: typedNumber(meta(metas, '_height')),
    },
  }
}

function downloads(metas: Metas) {
  return Object.entries(record(metas, '_downloadable_files')).flatMap(([hash, value]) => {
    const { id, name, file } = (value ?? {}) as Record<string, unknown>
    return typeof file === 'string' ? [{ id: String(id ?? hash), name: String(name ?? ''), file }] : []
  })
}

/** The pictures of a product by their numbers: the first one stands for it. */
export const pictureIds = (metas: Metas) => [
  ...new Set([...ids(metas, '_thumbnail_id'), ...ids(metas, '_product_image_gallery')]),
]

const wholeOr = (text: string, otherwise: number) => (/^-?\d+$/.test(text) ? Number(text) : otherwise)

const OWN_METAS = new Set([
  ...'_sku _global_unique_id _price _regular_price _sale_price _sale_price_dates_from _sale_price_dates_to'.split(' '),
  ...'_virtual _downloadable _downloadable_files _download_limit _download_expiry _tax_status _tax_class'.split(' '),
  ...'_manage_stock _stock _stock_status _backorders _low_stock_amount _weight _length _width _height'.split(' '),
  ...'_thumbnail_id _product_image_gallery _upsell_ids _crosssell_ids _children _product_url _button_text'.split(' '),
  ...'_default_attributes _product_attributes _purchase_note total_sales _wc_average_rating _wc_rating_count'.split(' '),
  ...'_wc_review_count _sold_individually _variation_description _product_version _featured _visibility'.split(' '),
])
/** Metas that have a field of their own. */
export const isOfferMeta = (key: string) => OWN_METAS.has(key) || key.startsWith('attribute_')
