import { isRecord } from '#builder/record.ts'
import { networkOf } from './icons.ts'
import type { Piece } from './kinds/piece.ts'
import { renamed, type Settings } from './settings.ts'
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

const CORE: Record<string, Core> = {
  button: {
    defaults: { size: 'sm' },
    change: (settings) => ({
      ...newestIcon(settings),
      size: SIZES[String(settings.size)] ?? 'md',
      ...(settings.icon_align !== undefined && { icon_align: iconSide(settings.icon_align) }),
      ...(settings.icon_align === undefined && { icon_align: 'start' }),
    }),
  },
  icon: { change: newestIcon },
  'icon-box': {
    change: (settings) => {
      const { position, text_align, ...rest } = newestIcon(settings)
      const isBeside = position === 'left' || position === 'right' || position === 'inline-start' || position === 'inline-end'
      return {
        ...rest,
        ...(text_align !== undefined && { text_align }),
        position: isBeside ? 'start' : 'top',
        ...(!isBeside && (text_align === undefined || text_align === '' || text_align === 'center') && { align: 'center' }),
      }
    },
  },
  'image-box': {
    change: ({ position, ...settings }) => {
      const isBeside = position === 'left' || position === 'right'
      const isCentred = settings.text_align === undefined || settings.text_align === '' || settings.text_align === 'center'
      return {
        aspect: 'auto',
        ...settings,
        position: isBeside ? 'start' : 'top',
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
    change: ({ link_to, link, image_size: _size, ...settings }) => ({
      ...settings,
      ...(link_to === 'custom' && { link }),
      ...(link_to === 'file' && settings.open_lightbox !== 'no' && { open_lightbox: 'yes' }),
    }),
  },
  'image-carousel': {
    change: ({ carousel, ...settings }) => ({ ...settings, carousel: asImages(carousel) }),
  },
  gallery: {
    change: ({ gallery, galleries, link_to, aspect_ratio, overlay: _overlay, ...settings }) => ({
      ...settings,
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
  'call-to-action': { change: withGraphic },
  'flip-box': { change: withGraphic },
  'nav-menu': {
    change: ({ layout, ...settings }) => ({
      ...settings,
      ...(layout !== undefined && { layout: layout === 'horizontal' ? 'horizontal' : 'vertical' }),
    }),
  },
  slides: {
    change: ({ slides, ...settings }) => ({
      ...settings,
      slides: rowsOf(slides).map(({ background_color: _ground, background_overlay, ...row }) => ({
        ...row,
        background_overlay: background_overlay === 'yes' ? 'dark' : 'none',
      })),
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
    }),
  },
  blockquote: { change: (settings) => ({ ...settings, tweet_button: settings.tweet_button ?? '' }) },
  heading: { change: (settings) => ({ ...settings, ...(settings.size === '' && { size: 'default' }) }) },
  'star-rating': { names: { star_size: '' } },
  testimonial: {
    change: (settings) => ({ ...settings, ...(settings.testimonial_alignment === undefined && { alignment: 'center' }) }),
  },
}

/** «icon» of an older document, and which of the two stands above the title. */
function withGraphic({ icon, selected_icon, ...settings }: Settings): Settings {
  const found = isRecord(selected_icon) ? selected_icon : icon
  return { ...settings, ...(found !== undefined && { selected_icon: found }) }
}

const shown = (settings: Settings, ours: string, theirs: string): Settings => {
  const stored = settings[`${String(settings._skin ?? 'classic')}_show_${theirs}`]
  return stored === undefined ? {} : { [ours]: stored === 'yes' ? 'yes' : '' }
}

/** A widget of the other builder that has the same name here, with its settings as ours reads them. */
export function coreSettings(widgetType: string, settings: Settings): Settings {
  const core = Object.hasOwn(CORE, widgetType) ? CORE[widgetType]! : {}
  const named = core.names ? renamed(settings, core.names) : settings
  return (core.change ?? ((same) => same))({ ...core.defaults, ...named })
}

/** Frames of others in markup become the widget that asks before it reaches them; undefined where there is none. */
export function embeddedPieces(widgetType: string, { html, editor }: Settings): Piece[] | undefined {
  const written = widgetType === 'html' ? html : widgetType === 'text-editor' ? editor : undefined
  return typeof written === 'string' ? embeddedIn(written) : undefined
}
