import { isRecord } from '#kit/is-record.ts'
import type { Piece } from './kinds/piece.ts'
import type { Settings } from './settings.ts'

type Reader = (settings: Settings) => Piece[]
const one = (widget: string, settings: Settings = {}): Piece[] => [{ widget, settings }]
const titled = (title: unknown, ...pieces: Piece[]): Piece[] => [
  ...(typeof title === 'string' && title.trim() !== '' ? one('heading', { title, header_size: 'h3' }) : []),
  ...pieces,
]
const ofWordPress =
  (read: (own: Settings) => Piece[]): Reader =>
  ({ wp }) => {
    const own = isRecord(wp) ? wp : {}
    return titled(own.title, ...read(own))
  }

/** Old WordPress widgets by their names, and widgets of the builder that show a part of the site. */
const WIDGETS: Record<string, Reader> = {
  'wp-widget-text': ofWordPress(({ text }) => one('text-editor', { editor: String(text ?? '') })),
  'wp-widget-custom_html': ofWordPress(({ content }) => one('html', { html: String(content ?? '') })),
  'wp-widget-block': ofWordPress(({ content }) => one('html', { html: String(content ?? '') })),
  'wp-widget-media_image': ofWordPress(({ attachment_id, url, alt, link_url }) =>
    one('image', { image: { id: attachment_id, url, alt }, ...(typeof link_url === 'string' && { link: { url: link_url } }) }),
  ),
  'wp-widget-media_gallery': ofWordPress(({ ids }) =>
    one('gallery', { gallery: (Array.isArray(ids) ? ids : []).map((id: unknown) => ({ image: { id, url: '' } })) }),
  ),
  'wp-widget-media_video': ofWordPress(({ url }) =>
    one('video', {
      video_type: /vimeo/.test(String(url)) ? 'vimeo' : 'youtube',
      youtube_url: String(url ?? ''),
      vimeo_url: String(url ?? ''),
    }),
  ),
  'wp-widget-search': ofWordPress(() => one('search-form')),
  'wp-widget-nav_menu': ofWordPress(({ nav_menu }) =>
    one('nav-menu', { layout: 'vertical', ...(typeof nav_menu === 'string' && !/^\d+$/.test(nav_menu) && { menu: nav_menu }) }),
  ),
  'wp-widget-pages': ofWordPress(() => one('nav-menu', { layout: 'vertical' })),
  'wp-widget-recent-posts': ofWordPress(({ number }) =>
    one('posts', { posts_per_page: Number(number) || 5, show_image: '', show_excerpt: '' }),
  ),
  'wp-widget-categories': ofWordPress(() => one('posts', { posts_per_page: 5 })),
  'wp-widget-archives': ofWordPress(() => one('posts', { posts_per_page: 5 })),
  'wp-widget-tag_cloud': ofWordPress(() => one('posts', { posts_per_page: 5 })),
  'wp-widget-woocommerce_products': ofWordPress(({ number, show }) =>
    one('products', {
      limit: Number(number) || 5,
      query: show === 'featured' ? 'featured' : show === 'onsale' ? 'on_sale' : 'all',
    }),
  ),
  'wp-widget-woocommerce_top_rated_products': ofWordPress(({ number }) =>
    one('products', { limit: Number(number) || 5, orderby: 'rating' }),
  ),
  'wp-widget-woocommerce_recently_viewed_products': ofWordPress(({ number }) => one('products', { limit: Number(number) || 5 })),
  'wp-widget-woocommerce_product_categories': ofWordPress(() => one('wc-categories')),
  'wp-widget-woocommerce_product_search': ofWordPress(() => one('search-form', { only_products: 'yes' })),
  'wp-widget-woocommerce_widget_cart': ofWordPress(() => one('woocommerce-menu-cart')),
  'woocommerce-product-content': () => one('theme-post-content'),
  'woocommerce-product-additional-information': () => one('woocommerce-product-data-tabs'),
  'woocommerce-archive-description': () => one('theme-post-excerpt'),
  'woocommerce-category-image': () => one('theme-post-featured-image'),
  'wc-single-elements': () => one('product-form'),
  'woocommerce-cart-totals': () => one('woocommerce-cart'),
  sitemap: () => one('nav-menu', { layout: 'vertical' }),
  'paypal-button': ({ text, button_text }) => one('button', { text: text ?? button_text ?? 'Comprar' }),
  'stripe-button': ({ text, button_text }) => one('button', { text: text ?? button_text ?? 'Comprar' }),
  'wc-elements': ({ element, product_id }) => shopPage(String(element ?? ''), product_id),
  'theme-archive-description': () => one('theme-post-excerpt'),
  'read-more': () => one('divider'),
  'inner-section': () => [],
}

/** A menu whose entries stand in the document itself: links in a line, or tabs where panels belong to them. */
function megaMenu({ menu_items }: Settings, hasPanels: boolean): Piece[] {
  const items = Array.isArray(menu_items) ? menu_items.filter(isRecord) : []
  if (items.length === 0) return one('nav-menu')
  const titles = items.map(({ item_title }) => String(item_title ?? ''))
  if (hasPanels) return one('nested-tabs', { tabs: titles.map((tab_title) => ({ tab_title })) })
  return one('icon-list', {
    layout: 'row',
    icon_list: items.map(({ item_title, item_link }) => ({
      text: String(item_title ?? ''),
      icon: '',
      ...(isRecord(item_link) && { link: item_link }),
    })),
  })
}

const PAGES: Record<string, string> = {
  woocommerce_cart: 'woocommerce-cart',
  woocommerce_checkout: 'woocommerce-checkout-page',
  woocommerce_my_account: 'woocommerce-my-account',
  woocommerce_order_tracking: 'woocommerce-my-account',
}
const shopPage = (element: string, id: unknown): Piece[] =>
  element === 'product_page' ? one('product-form', { product_id: Number(id) || 0 }) : one(PAGES[element] ?? 'products')

/** Our widgets for a part of a site that another builder draws; undefined where the name is none of these. */
export function siteWidget(widgetType: string, settings: Settings, hasPanels: boolean): Piece[] | undefined {
  if (widgetType === 'mega-menu') return megaMenu(settings, hasPanels)
  if (Object.hasOwn(WIDGETS, widgetType)) return WIDGETS[widgetType]!(settings)
  if (!widgetType.startsWith('wp-widget-')) return undefined
  const own = isRecord(settings.wp) ? settings.wp : {}
  return typeof own.title === 'string' && own.title !== '' ? titled(own.title) : undefined
}
