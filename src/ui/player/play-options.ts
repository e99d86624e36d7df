import type { VideoSource } from './video-source.ts'

export type PlayOptions = {
  startSeconds: number
  /** 0: to its end. */
  endSeconds: number
  muted: boolean
  loop: boolean
  controls: boolean
  /** Subtitles are on from the beginning. */
  captions: boolean
  /** A colour of the shop for the player's bar, without the hash; of Vimeo only. */
  color: string
}

export const PLAIN: PlayOptions = {
  startSeconds: 0,
  endSeconds: 0,
  muted: false,
  loop: false,
  controls: true,
  captions: false,
  color: '',
}

type Framed = Exclude<VideoSource, { provider: 'file' }>

/**
 * The address of a player in its frame, made anew from ids: YouTube's without cookies, Vimeo's without tracking.
 * It begins by itself, since it is only asked for once somebody has pressed play.
 */
export function playerAddress(source: Framed, options: PlayOptions, origin: string): string {
  const { startSeconds: start, endSeconds: end } = options
  const loopsWhole = options.loop && start === 0 && end === 0
  if (source.provider === 'youtube') {
    const query = new URLSearchParams({ autoplay: '1', rel: '0', playsinline: '1', hl: 'pt-BR', enablejsapi: '1', origin })
    if (start > 0) query.set('start', String(start))
    if (end > start) query.set('end', String(end))
    if (options.muted) query.set('mute', '1')
    if (!options.controls) query.set('controls', '0')
    if (options.captions) query.set('cc_load_policy', '1')
    // YouTube repeats lists, not videos: this is a list of one.
    if (loopsWhole) query.set('loop', '1')
    if (loopsWhole) query.set('playlist', source.id)
    return `https://www.youtube-nocookie.com/embed/${source.id}?${query.toString()}`
  }
  const query = new URLSearchParams({ autoplay: '1', dnt: '1', playsinline: '1' })
  if (source.secret) query.set('h', source.secret)
  if (options.muted) query.set('muted', '1')
  if (loopsWhole) query.set('loop', '1')
  if (!options.controls) query.set('controls', '0')
  if (options.captions) query.set('texttrack', 'pt-BR')
  if (/^[0-9a-f]{6}$/i.test(options.color)) query.set('color', options.color)
  return `https://player.vimeo.com/video/${source.id}?${query.toString()}${start > 0 ? `#t=${start}s` : ''}`
}

/** A file with the part of it that is to be seen, as browsers read it. */
export function fileAddress(src: string, { startSeconds: start, endSeconds: end }: PlayOptions): string {
  if (start === 0 && end <= start) return src
  return `${src.split('#', 1)[0]}#t=${start}${end > start ? `,${end}` : ''}`
}

/** What follows when a video has reached its end, or the second where it was told to end. */
export function atEnd({ loop, startSeconds }: PlayOptions): { playFrom: number } | 'over' {
  return loop ? { playFrom: startSeconds } : 'over'
}
