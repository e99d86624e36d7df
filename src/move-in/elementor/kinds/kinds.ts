import { isRecord } from '#kit/is-record.ts'
import { withMarks, withoutMarks } from '../dynamic-marks.ts'
import { findIn, type KnownNames } from '../find-settings.ts'
import type { Settings } from '../settings.ts'
import { iconBox, button, team, callToAction, flipBox, counter, progress, starRating, countdown } from './box-kinds.ts'
import { panelled, testimonial, reviews, iconList, priceTable, priceList, slides, rowsAsParts } from './list-kinds.ts'
import { image, gallery, imageCarousel, comparison, video, map } from './media-kinds.ts'
import type { Kind, Piece } from './piece.ts'
import { posts, products } from './shop-list-kinds.ts'
import { plain, navMenu, form, listingField, social } from './site-kinds.ts'
import { table } from './table-kind.ts'
import { text, heading, html, blockquote, alert, animated, divider } from './text-kinds.ts'

export const KINDS = {
  heading,
  'icon-box': iconBox,
  team,
  accordion: panelled('accordion'),
  toggle: panelled('toggle'),
  tabs: panelled('tabs'),
  testimonial,
  reviews,
  'icon-list': iconList,
  'price-table': priceTable,
  'price-list': priceList,
  counter,
  progress,
  gallery,
  'image-carousel': imageCarousel,
  comparison,
  video,
  button,
  'call-to-action': callToAction,
  'flip-box': flipBox,
  slides,
  'animated-headline': animated,
  image,
  'nav-menu': navMenu,
  countdown,
  map,
  text,
  html,
  blockquote,
  alert,
  social,
  divider,
  'star-rating': starRating,
  form,
  rows: rowsAsParts,
  table,
  carousel: plain('nested-carousel'),
  posts,
  products,
  categories: plain('wc-categories'),
  'search-form': plain('search-form'),
  'site-logo': plain('site-logo'),
  breadcrumbs: plain('breadcrumbs'),
  cart: plain('woocommerce-menu-cart'),
  'cart-page': plain('woocommerce-cart'),
  checkout: plain('woocommerce-checkout-page'),
  account: plain('woocommerce-my-account'),
  login: plain('login'),
  share: plain('share-buttons', { share_buttons: ['facebook', 'whatsapp', 'pinterest'].map((button_) => ({ button: button_ })) }),
  'page-title': plain('theme-page-title'),
  'page-content': plain('theme-post-content'),
  excerpt: plain('theme-post-excerpt'),
  'featured-image': plain('theme-post-featured-image'),
  'post-info': plain('post-info'),
  'post-navigation': plain('post-navigation'),
  'post-comments': plain('post-comments'),
  'author-box': plain('author-box'),
  'table-of-contents': plain('table-of-contents'),
  'product-form': plain('product-form'),
  'product-price': plain('woocommerce-product-price'),
  'product-images': plain('woocommerce-product-images'),
  'product-rating': plain('woocommerce-product-rating'),
  'product-meta': plain('woocommerce-product-meta'),
  'product-stock': plain('woocommerce-product-stock'),
  'product-tabs': plain('woocommerce-product-data-tabs'),
  'product-related': plain('woocommerce-product-related'),
  spacer: plain('spacer'),
  notices: plain('woocommerce-notices'),
  'shop-info': plain('shop-info'),
  'listing-field': listingField,
} satisfies Record<string, Kind>

export type KindName = keyof typeof KINDS

/** What stands for a widget of a kind that says nothing: the merchant finds it in its place and fills it in. */
const EMPTY: Partial<Record<KindName, Piece>> = {
  heading: { widget: 'heading', settings: { title: '' } },
  gallery: { widget: 'gallery', settings: {} },
  comparison: { widget: 'gallery', settings: {} },
  'image-carousel': { widget: 'image-carousel', settings: {} },
  slides: { widget: 'slides', settings: {} },
  image: { widget: 'image', settings: {} },
  html: { widget: 'html', settings: {} },
  text: { widget: 'text-editor', settings: { editor: '' } },
  rows: { widget: 'text-editor', settings: { editor: '' } },
}
export const emptyPiece = (kind: KindName): Piece | undefined => EMPTY[kind]

/** Our widgets for an add-on's one of a known kind. Nothing where it shows nothing. */
export function piecesOf(kind: KindName, settings: Settings, known?: KnownNames): Piece[] {
  const marked = withMarks(settings)
  const own = KINDS[kind](findIn(marked, known), marked)
  const pieces = REPEATED.has(kind) && !own.some(says) ? (repeatedPieces(kind, findIn(marked, known).rows()) ?? own) : own
  return pieces.map((piece) => withoutMarks(piece, settings))
}

/** Kinds of which a widget may hold a list: boxes in a carousel, members of a team. */
const REPEATED = new Set<KindName>([
  'heading',
  'icon-box',
  'team',
  'counter',
  'image',
  'call-to-action',
  'flip-box',
  'price-table',
  'blockquote',
  'star-rating',
])
const MOST_COLUMNS = 4

/** Each row as a widget of the kind, side by side; undefined where no row says anything. */
function repeatedPieces(kind: KindName, rows: readonly Settings[]): Piece[] | undefined {
  const each = rows.map((row) => KINDS[kind](findIn(row), row)).filter((pieces) => pieces.some(says))
  if (each.length === 0) return undefined
  const settings = {
    content_width: 'full',
    gap: 'md',
    grid_columns: Math.min(each.length, MOST_COLUMNS),
    grid_columns_tablet: Math.min(each.length, 2),
    grid_columns_mobile: 1,
  }
  return [{ widget: 'container', settings, elements: each.map(asOne) }]
}

const asOne = (pieces: Piece[]): Piece =>
  pieces.length === 1 ? pieces[0]! : { widget: 'container', settings: { content_width: 'full', gap: 'xs' }, elements: pieces }

/** Whether a piece shows words, a number or a picture of its own. */
const says = ({ settings }: Piece): boolean =>
  Object.entries(settings).some(
    ([name, value]) =>
      (/title|text|description|heading|content|price|^button$/.test(name) && typeof value === 'string' && value.trim() !== '') ||
      (name === 'ending_number' && Number(value) > 0) ||
      (/image/.test(name) && isRecord(value)),
  )
