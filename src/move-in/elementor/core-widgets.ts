import { isRecord } from '#kit/is-record.ts'
import { placeOf } from '#widgets/icon-box/style-parts.ts'
import { linkedTitle, pictureSize, stackedColours, titleLines } from './core-values.ts'
import { networkOf } from './icons.ts'
import type { Piece } from './kinds/piece.ts'
import { ownSlide, withBareArrows } from './core-carousels.ts'
import { postCards, shown } from './core-posts.ts'
import { renamed, type Settings } from './settings.ts'
import { withTextLook, withTitleLook } from './written-look.ts'
import { embeddedIn } from './embedded-html.ts'

/** How a widget of the other builder is written here, where its name is ours but its settings are not. */
type Core = {
  /** Settings whose names differ: theirs → ours. */
  names?: Record<string, string>
  /** What its builder means where it says nothing, and ours does not. */
  defaults?: Settings
  change?: (settings: Settings) => Settings
}

const SIZES: Record<string, string> = { xs: 'sm', sm: 'md', md: 'md', lg: 'lg', xl: 'lg' }
/** Ratios of pictures as the other builder names them. */
const RATIOS: Record<string, string> = {
  '1:1': '1-1',
  '3:2': '3-2',
  '4:3': '3-2',
  '16:9': '16-9',
  '21:9': '16-9',
  '9:16': '4-5',
  '3:4': '4-5',
  '2:3': '4-5',
}
const rowsOf = (value: unknown): Settings[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const asImages = (value: unknown) => rowsOf(value).map((row) => ('image' in row ? row : { image: row }))
const iconSide = (side: unknown) => (side === 'right' || side === 'row-reverse' || side === 'end' ? 'end' : 'start')

/** Older documents keep an icon's class where newer ones keep a record. */
const newestIcon = ({ selected_icon, icon, ...rest }: Settings): Settings => ({
  ...rest,
  ...(icon !== undefined && { icon }),
  ...(isRecord(selected_icon) && { icon: selected_icon }),
})

const PLUS = { value: 'fas fa-plus', library: 'fa-solid' }
const MINUS = { value: 'fas fa-minus', library: 'fa-solid' }

/** Buttons that were chosen by what they tell have the colours of their kind, unless they were given one. */
const TYPE_COLOURS: Record<string, string> = { info: '#5bc0de', success: '#5cb85c', warning: '#f0ad4e', danger: '#d9534f' }

const CORE: Record<string, Core> = {
  button: {
    defaults: { size: 'sm' },
    change: ({ button_type: type, ...settings }) => ({
      ...(typeof type === 'string' && type in TYPE_COLOURS && { background_color: TYPE_COLOURS[type] }),
      ...newestIcon(settings),
      size: SIZES[String(settings.size)] ?? 'md',
      ...(settings.icon_align !== undefined && { icon_align: iconSide(settings.icon_align) }),
      ...(settings.icon_align === undefined && { icon_align: 'start' }),
    }),
  },
  icon: { change: newestIcon },
  divider: {
    // A text that was written before the line went without is still stored.
    defaults: { look: 'line', text: 'Divisor', icon: { value: 'fas fa-star', library: 'fa-solid' } },
  },
  'icon-box': {
    change: (settings) => {
      const { position, text_align, ...rest } = newestIcon(stackedColours(settings))
      const place = placeOf(position)
      const isBeside = place === 'start' || place === 'end'
      return {
        ...rest,
        ...(text_align !== undefined && { text_align }),
        position: isBeside ? place : 'top',
        ...(!isBeside && (text_align === undefined || text_align === '' || text_align === 'center') && { align: 'center' }),
      }
    },
  },
  'image-box': {
    change: ({ position, ...settings }) => {
      const place = placeOf(position)
      const isBeside = place === 'start' || place === 'end'
      const isCentred = settings.text_align === undefined || settings.text_align === '' || settings.text_align === 'center'
      return {
        aspect: 'auto',
        ...settings,
        position: isBeside ? place : 'top',
        ...(!isBeside && isCentred && { align: 'center' }),
      }
    },
  },
  'icon-list': {
    names: { icon_align: 'align' },
    change: ({ icon_list, view, ...settings }) => ({
      ...settings,
      ...(view === 'inline' && { layout: 'row' }),
      icon_list: rowsOf(icon_list).map(newestIcon),
    }),
  },
  'social-icons': {
    // Theirs have the networks' own colours, rounded corners, and stand in the middle.
    defaults: { icon_color: 'default', shape: 'rounded', align: 'center' },
    change: ({ social_icon_list, ...settings }) => ({
      ...settings,
      social_icon_list: rowsOf(social_icon_list).flatMap((row) => {
        const network = networkOf(row.social_icon) ?? networkOf(row.social)
        return network === undefined ? [] : [{ ...row, network }]
      }),
    }),
  },
  image: {
    defaults: { radius: 'none' },
    change: ({ link_to, link, image_size: size, image_custom_dimension: own, ...settings }) => ({
      ...pictureSize(size, own, settings),
      ...settings,
      ...(link_to === 'custom' && { link }),
      ...(link_to === 'file' && settings.open_lightbox !== 'no' && { open_lightbox: 'yes' }),
    }),
  },
  'image-carousel': {
    defaults: { autoplay: 'yes', arrows_position: 'inside', dots_position: 'outside', aspect: 'auto' },
    change: ({ carousel, caption_type, image_spacing: _mode, ...settings }) => ({
      ...settings,
      ...(caption_type !== undefined && { caption_type: caption_type === '' ? '' : 'caption' }),
      carousel: asImages(carousel),
    }),
  },
  gallery: {
    names: { gap: 'image_gap' },
    change: ({ gallery, galleries, link_to, aspect_ratio, overlay: _overlay, ...settings }) => ({
      ...withBorder(settings, 'image_border'),
      gallery: asImages(gallery),
      ...(aspect_ratio !== undefined && { aspect: RATIOS[String(aspect_ratio)] ?? '3-2' }),
      ...(galleries !== undefined && {
        galleries: rowsOf(galleries).map((row) => ({ ...row, multiple_gallery: asImages(row.multiple_gallery) })),
      }),
      ...(link_to !== undefined && { link_to: link_to === 'file' ? 'file' : 'none' }),
    }),
  },
  video: {
    change: ({ hosted_url, external_url, insert_url, dailymotion_url, ...settings }) => ({
      ...settings,
      ...(isRecord(insert_url === 'yes' ? external_url : hosted_url) && {
        hosted_url: insert_url === 'yes' ? external_url : hosted_url,
      }),
      ...(settings.video_type === 'dailymotion' && typeof dailymotion_url === 'string' && { caption: dailymotion_url }),
      ...(settings.show_image_overlay === undefined && { show_image_overlay: '' }),
    }),
  },
  'price-table': {
    change: ({ currency_symbol, features_list, ...settings }) => {
      const isKnown = ['dollar', 'euro', 'pound', 'real', 'custom', 'none'].includes(String(currency_symbol ?? 'dollar'))
      return {
        ...settings,
        currency_symbol: isKnown ? (currency_symbol ?? 'dollar') : currency_symbol === '' ? 'none' : 'custom',
        features_list: rowsOf(features_list).map((row) => ({
          ...row,
          ...(row.item_icon !== undefined && row.selected_item_icon === undefined && { selected_item_icon: row.item_icon }),
        })),
      }
    },
  },
  'call-to-action': {
    change: ({ vertical_position: place, ...settings }) => ({
      ...withBorder(withGraphic(settings), 'button_border'),
      ...(typeof place === 'string' && { vertical_position: HEIGHTS[place] ?? place }),
    }),
  },
  'flip-box': { change: (settings) => withBorder(withGraphic(settings), 'button_border') },
  countdown: { names: { label_display: 'countdown_view' } },
  // Their signs are a plus before the title, and a minus while it is open.
  accordion: { defaults: { selected_icon: PLUS, selected_active_icon: MINUS, icon_align: 'left' } },
  'nested-accordion': { defaults: { accordion_item_title_icon: PLUS, accordion_item_title_icon_active: MINUS } },
  // Theirs has no button of its own: links open it.
  'off-canvas': { defaults: { show_trigger: '' } },
  // Their numbers are as large as what stands beside them.
  counter: { defaults: { affix_size: { unit: 'em', size: 1 } } },
  tabs: { names: { tabs_align_horizontal: 'align', tabs_align_vertical: 'align' } },
  // Theirs shows an icon alone until somebody writes on it.
  'search-form': {
    defaults: { button_type: 'icon' },
    change: ({ skin, ...settings }) => ({ ...settings, ...(skin !== undefined && { _skin: skin }) }),
  },
  'woocommerce-menu-cart': {
    defaults: { icon: 'cart', show_subtotal: 'yes' },
    change: ({ icon, hide_empty_indicator, ...settings }) => ({
      ...settings,
      icon: String(icon).replace(/-(light|medium|solid)$/, ''),
      hide_empty_indicator: hide_empty_indicator === 'hide' ? 'yes' : '',
    }),
  },
  'nav-menu': {
    // Their button has an icon alone, and their sheet hangs below it unless it is stretched.
    defaults: { toggle_text: '', mega: '' },
    change: ({ full_width, ...settings }) => ({ ...settings, full_width: full_width === 'stretch' ? 'stretch' : 'below' }),
  },
  slides: {
    change: ({ slides, slides_horizontal_position: place = 'center', ...settings }) => ({
      ...settings,
      slides: rowsOf(slides).map((row) => ownSlide(row, place)),
    }),
  },
  posts: {
    change: (settings) => ({
      ...settings,
      ...(settings.classic_posts_per_page !== undefined && { posts_per_page: settings.classic_posts_per_page }),
      ...(settings.cards_posts_per_page !== undefined &&
        settings._skin === 'cards' && { posts_per_page: settings.cards_posts_per_page }),
      ...shown(settings, 'show_excerpt', 'excerpt'),
      ...shown(settings, 'show_read_more', 'read_more'),
      ...postCards(settings),
    }),
  },
  blockquote: {
    names: { quote_text_color: 'accent_color' },
    change: (settings) => ({ ...settings, tweet_button: settings.tweet_button ?? '' }),
  },
  heading: {
    change: (settings) => ({
      ...withTitleLook(settings),
      ...titleLines(settings),
      ...linkedTitle(settings),
      ...(settings.size === '' && { size: 'default' }),
    }),
  },
  'text-editor': { change: withTextLook },
  'star-rating': { names: { star_size: '' } },
  testimonial: {
    names: { testimonial_image_position: 'image_position' },
    change: (settings) => ({ ...settings, ...(settings.testimonial_alignment === undefined && { alignment: 'center' }) }),
  },
}

const HEIGHTS: Record<string, string> = { top: 'start', middle: 'center', bottom: 'end' }

/** Theirs have a border as soon as somebody says how wide it is; ours also wants to know of which kind. */
function withBorder(settings: Settings, prefix: string): Settings {
  const [kind, width] = [settings[`${prefix}_border`], settings[`${prefix}_width`]]
  return kind === undefined && width !== undefined ? { ...settings, [`${prefix}_border`]: 'solid' } : settings
}

/** «icon» of an older document, and which of the two stands above the title. */
function withGraphic({ icon, selected_icon, ...settings }: Settings): Settings {
  const found = isRecord(selected_icon) ? selected_icon : icon
  return { ...settings, ...(found !== undefined && { selected_icon: found }) }
}

/** A widget of the other builder that has the same name here, with its settings as ours reads them. */
export function coreSettings(widgetType: string, settings: Settings): Settings {
  const core = Object.hasOwn(CORE, widgetType) ? CORE[widgetType]! : {}
  const named = core.names ? renamed(settings, core.names) : settings
  return (core.change ?? ((same) => same))({ ...core.defaults, ...withBareArrows(widgetType, named) })
}

/** Frames of others in markup become the widget that asks before it reaches them; undefined where there is none. */
export function embeddedPieces(widgetType: string, { html, editor }: Settings): Piece[] | undefined {
  const written = widgetType === 'html' ? html : widgetType === 'text-editor' ? editor : undefined
  return typeof written === 'string' ? embeddedIn(written) : undefined
}
