import { isRecord } from '#kit/is-record.ts'
import { isFilled, referencesOf, renamed, type Settings } from './settings.ts'
import { plainLines } from './texts.ts'

/** Widths in pixels that WordPress has a smaller file of a picture for; it is never shown wider than that. */
const FILE_WIDTHS: Record<string, number> = {
  medium: 300,
  medium_large: 768,
  woocommerce_thumbnail: 300,
  woocommerce_single: 600,
}
const THUMBNAIL = 150

const px = (size: number) => ({ unit: 'px', size })
const cut = (width: number, height: number): Settings => ({ space: px(width), height: px(height), 'object-fit': 'cover' })

/** A picture is as large there as the file of it that was chosen, until somebody says how wide it is. */
export function pictureSize(chosen: unknown, dimension: unknown, settings: Settings): Settings {
  const isWide = ['', '_tablet', '_mobile'].some((device) => {
    const width = settings[`width${device}`]
    return isFilled(isRecord(width) ? width.size : width)
  })
  if (isWide) return {}
  if (chosen === 'thumbnail') return cut(THUMBNAIL, THUMBNAIL)
  if (typeof chosen === 'string' && Object.hasOwn(FILE_WIDTHS, chosen)) return { fit: 'natural', space: px(FILE_WIDTHS[chosen]!) }
  if (chosen !== 'custom' || !isRecord(dimension)) return { fit: 'natural' }
  const [width, height] = [Number(dimension.width) || 0, Number(dimension.height) || 0]
  if (width > 0 && height > 0) return cut(width, height)
  if (height > 0) return { fit: 'by-height', height: px(height) }
  return { fit: 'natural', ...(width > 0 && { space: px(width) }) }
}

const WHOLE_LINK = /^\s*<a\b[^>]{0,2000}?\shref="([^"]{1,2000})"[^>]{0,2000}>(?:(?!<a\b)[\s\S])*<\/a>\s*$/i

/** A title that is a link as a whole, written in markup. */
export function linkedTitle({ title, link }: Settings): Settings {
  const url = typeof title === 'string' ? WHOLE_LINK.exec(title)?.[1] : undefined
  const hasLink = isRecord(link) && typeof link.url === 'string' && link.url !== ''
  return url === undefined || hasLink ? {} : { link: { url: url.replaceAll('&amp;', '&') } }
}

/** A title keeps the lines that its markup breaks it into; those of the markup's own text are none. */
export function titleLines({ title }: Settings): Settings {
  return typeof title === 'string' && /<br\b/i.test(title) ? { title: plainLines(title) } : {}
}

const SWAPPED = {
  primary_color: 'secondary_color',
  secondary_color: 'primary_color',
  hover_primary_color: 'hover_secondary_color',
  hover_secondary_color: 'hover_primary_color',
}

/** Of an icon with a ground, the first colour is the ground's there, and the icon's here. */
export function stackedColours(settings: Settings): Settings {
  if (settings.view !== 'stacked') return settings
  const swapped = renamed(settings, SWAPPED)
  const references = referencesOf(swapped, '__globals__')
  const isSaid = (name: string) => isFilled(swapped[name]) || isFilled(references[name])
  const ground = isSaid('secondary_color') ? {} : { secondary_color: 'globals/colors?id=primary' }
  return {
    ...swapped,
    ...(!isSaid('primary_color') && { primary_color: '#ffffff' }),
    ...((Object.keys(ground).length > 0 || Object.keys(references).length > 0) && { __globals__: { ...references, ...ground } }),
  }
}
