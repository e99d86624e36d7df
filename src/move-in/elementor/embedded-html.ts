import { decodeEntities } from '#kit/entities.ts'
import { plainText } from '#kit/safe-html.ts'
import type { Piece } from './kinds/piece.ts'

const FRAME = /<iframe\b[^>]{0,2000}?\ssrc\s*=\s*["']([^"']{1,2000})["'][^>]{0,2000}>(?:\s*<\/iframe>)?/i

/**
 * The widgets for markup that shows something of another site, with what stands around it; undefined where it does not.
 * The shop prints no frames that a merchant wrote: a video or a map has a widget of its own here.
 */
export function embeddedIn(html: string): Piece[] | undefined {
  const found = FRAME.exec(html)
  if (!found) return undefined
  const piece = pieceOf(decodeEntities(found[1]!))
  if (!piece) return undefined
  const after = html.slice(found.index + found[0].length)
  return [...wordsIn(html.slice(0, found.index)), piece, ...(embeddedIn(after) ?? wordsIn(after))]
}

const wordsIn = (html: string): Piece[] => (plainText(html) === '' ? [] : [{ widget: 'html', settings: { html } }])

function pieceOf(address: string): Piece | undefined {
  const url = address.startsWith('//') ? `https:${address}` : address
  const youtube = /(?:youtube(?:-nocookie)?\.com\/embed\/|youtu\.be\/)([\w-]{6,20})/.exec(url)?.[1]
  if (youtube)
    return { widget: 'video', settings: { video_type: 'youtube', youtube_url: `https://www.youtube.com/watch?v=${youtube}` } }
  const vimeo = /player\.vimeo\.com\/video\/(\d+)/.exec(url)?.[1]
  if (vimeo) return { widget: 'video', settings: { video_type: 'vimeo', vimeo_url: `https://vimeo.com/${vimeo}` } }
  return /google\.[a-z.]+\/maps|maps\.google\./.test(url) ? { widget: 'map-embed', settings: mapOf(url) } : undefined
}

function mapOf(url: string) {
  const query = /[?&]q=([^&]+)/.exec(url)?.[1]
  const [, longitude] = /!2d(-?[\d.]+)/.exec(url) ?? []
  const [, latitude] = /!3d(-?[\d.]+)/.exec(url) ?? []
  const place = query ? decoded(query.replaceAll('+', ' ')) : ''
  return {
    provider: 'google',
    ...(place && { address: place, place: place.split(',', 1)[0]!.trim().slice(0, 120) }),
    ...(latitude && longitude && { latitude: Number(latitude), longitude: Number(longitude) }),
  }
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
