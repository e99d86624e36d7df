import type { PageElement } from './document.ts'
import { isRecord } from '#kit/is-record.ts'
import type { Widget } from './registry.ts'

type Raw = Record<string, unknown>
type Alias = {
  /** The widget of this shop that does the same. */
  widget: string
  /** Settings whose names differ: theirs → ours. */
  renamed?: Record<string, string>
  /** What is true where the element says nothing. */
  defaults?: Raw
  /** Settings whose values differ too. */
  translate?: (raw: Raw) => Raw
}

const PAGE_TITLE: Alias = { widget: 'theme-page-title', defaults: { header_size: 'h1' } }
const RATING = {
  rating_value: 'rating',
  star_alignment: 'align',
  icon_alignment: 'align',
  icon_gap: 'icon_space',
  icon_color: 'stars_color',
  icon_unmarked_color: 'stars_unmarked_color',
}
const PRODUCT_FORM: Alias = { widget: 'product-form', renamed: { text: 'button_text' } }

/** Names of the ecosystem for things that have another name here. A widget that is installed under such a name goes before this. */
const ALIASES: Record<string, Alias> = {
  google_maps: { widget: 'map-embed', defaults: { provider: 'google', zoom: 10 }, translate: mapOf },
  rating: { widget: 'star-rating', renamed: RATING },
  'image-gallery': {
    widget: 'gallery',
    renamed: { gallery_columns: 'columns', gallery_link: 'link_to', image_spacing_custom: 'image_gap' },
    translate: galleryOf,
  },
  'theme-site-logo': { widget: 'site-logo' },
  'theme-post-title': PAGE_TITLE,
  'theme-archive-title': PAGE_TITLE,
  'woocommerce-product-title': PAGE_TITLE,
  'woocommerce-product-short-description': { widget: 'theme-post-excerpt' },
  'woocommerce-product-add-to-cart': PRODUCT_FORM,
  'wc-add-to-cart': PRODUCT_FORM,
  'woocommerce-product-upsell': { widget: 'woocommerce-product-related', defaults: { source: 'upsells' } },
  'woocommerce-breadcrumb': { widget: 'breadcrumbs', renamed: { alignment: 'align' } },
  'woocommerce-products': { widget: 'products', defaults: { rows: 4 }, translate: productsOf },
  'wc-archive-products': { widget: 'products', defaults: { query: 'current' } },
  'woocommerce-archive-products': { widget: 'products', defaults: { query: 'current' } },
  search: {
    widget: 'search-form',
    renamed: { search_field_placeholder_text: 'placeholder', submit_button_text: 'button_text' },
  },
}

/** The widget that draws an element, and the element with its settings by the names of that widget. */
export function findWidget<W = Widget>(
  element: PageElement,
  widgets: { get: (name: string) => W | undefined },
): { widget?: W | undefined; element: PageElement } {
  const own = widgets.get(element.widgetType)
  const alias = own || !Object.hasOwn(ALIASES, element.widgetType) ? undefined : ALIASES[element.widgetType]
  if (!alias) return { widget: own, element }
  return { widget: widgets.get(alias.widget), element: { ...element, settings: settingsOf(element.settings, alias) } }
}

function settingsOf(raw: Raw, { renamed = {}, defaults, translate = (settings) => settings }: Alias): Raw {
  const ours = Object.fromEntries(Object.entries(raw).map(([name, value]) => [renamedSetting(name, renamed), value]))
  return { ...defaults, ...translate(ours) }
}

/** `gallery_columns_mobile` follows `gallery_columns`. */
function renamedSetting(name: string, renamed: Record<string, string>): string {
  const [, stem = name, device = ''] = /^(.*?)(_tablet|_mobile)?$/.exec(name) ?? []
  return Object.hasOwn(renamed, stem) ? `${renamed[stem]}${device}` : name
}

/** Google's map is told one text; here it is the address, and what is said of it is its first part. */
function mapOf({ address, ...rest }: Raw): Raw {
  if (typeof address !== 'string' || address.trim() === '') return rest
  return { ...rest, address, place: address.split(',', 1)[0]!.trim().slice(0, 120) }
}

/** Theirs is a list of pictures, ours of pictures with captions; a link to the page of a picture leads to the picture. */
function galleryOf({ wp_gallery: pictures, link_to, ...rest }: Raw): Raw {
  return {
    ...rest,
    ...(Array.isArray(pictures) && { gallery: pictures.filter(isRecord).map((image) => ({ image })) }),
    ...(link_to !== undefined && { link_to: link_to === 'none' ? 'none' : 'file' }),
  }
}

const QUERIES: Record<string, string> = { featured: 'featured', sale: 'on_sale', by_id: 'ids', current_query: 'current' }
const ORDERS: Record<string, string> = { date: 'date', price: 'price', popularity: 'popularity', rating: 'rating' }

/** `query_post_type` names what is listed, `query_orderby` and `query_order` its order. */
function productsOf(raw: Raw): Raw {
  const { query_post_type, query_orderby, query_order, query_posts_ids, ...rest } = raw
  const query = QUERIES[String(query_post_type)]
  // Theirs begin with the newest; those that were picked stand as they were picked.
  const orderby = ORDERS[String(query_orderby ?? (query === 'ids' ? '' : 'date'))]
  return {
    ...rest,
    ...(query && { query }),
    ...(orderby && { orderby: orderby === 'price' && query_order === 'desc' ? 'price-desc' : orderby }),
    ...(Array.isArray(query_posts_ids) && { ids: query_posts_ids.filter((id) => /^\d+$/.test(String(id))).join(',') }),
  }
}
