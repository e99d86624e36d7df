import { isRecord } from '#kit/is-record.ts'
import type { Settings } from '../settings.ts'
import { type Kind, piece, line, type Find, rowsOf, linkOf } from './piece.ts'

const pictureRow = (row: Find): Settings => ({ image: row.picture('with-ground')?.value, caption: line(row.text('title')) })

export const gallery: Kind = (find) => {
  const list = find.pictures()
  const rows = list
    ? (list.value as Settings[]).map((image) => ({ image }))
    : rowsOf(find, pictureRow).filter(({ image }) => image !== undefined)
  return rows.length > 0 ? [piece('gallery', { gallery: rows })] : []
}

export const imageCarousel: Kind = (find) => {
  const list = find.pictures()
  const rows = list
    ? (list.value as Settings[]).map((image) => ({ image }))
    : rowsOf(find, pictureRow).filter(({ image }) => image !== undefined)
  return rows.length > 0
    ? [piece('image-carousel', { carousel: rows, slides_to_show: 4, slides_to_show_tablet: 3, slides_to_show_mobile: 2 })]
    : []
}

/** Two pictures of the same, before and after: side by side. */
export const comparison: Kind = (find) => {
  const pictures = [find.picture(), find.picture()].flatMap((found) => (found ? [{ image: found.value }] : []))
  return pictures.length > 0 ? [piece('gallery', { gallery: pictures, columns: 2 })] : []
}

export const video: Kind = (find, settings) => {
  const url = Object.values(settings)
    .map((value) => (isRecord(value) ? value.url : value))
    .find((value): value is string => typeof value === 'string' && /youtu\.?be|vimeo\.com|\.(mp4|webm)(\?|$)/.test(value))
  const picture = find.picture()
  const more: Settings = picture ? { image_overlay: picture.value, show_image_overlay: 'yes' } : {}
  if (url === undefined)
    return picture ? [piece('image', { image: picture.value })] : [piece('video', { video_type: 'youtube', youtube_url: '' })]
  if (/vimeo/.test(url)) return [piece('video', { video_type: 'vimeo', vimeo_url: url, ...more })]
  if (/youtu/.test(url)) return [piece('video', { video_type: 'youtube', youtube_url: url, ...more })]
  return [piece('video', { video_type: 'hosted', hosted_url: { url }, ...more })]
}

export const image: Kind = (find) => {
  const picture = find.picture()
  const caption = line(find.text('title'))
  return picture
    ? [piece('image', { image: picture.value, radius: 'none', ...(caption && { caption }), ...linkOf(find.link()) })]
    : []
}

export const map: Kind = (find) => {
  const address = line(find.text('address'))
  return [piece('map-embed', { provider: 'google', address, ...(address && { place: address.split(',', 1)[0]!.trim() }) })]
}
