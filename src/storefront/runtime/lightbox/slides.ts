import { videoSource } from '#ui/player/video-source.ts'

/** What a lightbox can show: a picture or a video of the shop, or one of two known players in their own frame. */
export type Slide =
  | { kind: 'image'; src: string; alt: string; title: string }
  | { kind: 'video'; src: string; title: string }
  | { kind: 'frame'; src: string; title: string }

const IMAGE = /\.(?:avif|webp|png|jpe?g|gif|svg)(?:\?[^#]*)?$/i
const VIDEO = /\.(?:mp4|webm|ogv|m4v)(?:\?[^#]*)?$/i

type Source = {
  href: string
  /** The page's own origin: pictures and files of others are ordinary links. */
  origin: string
  /** `data-elementor-open-lightbox`: yes, no, or nothing said. */
  choice: string | undefined
  title: string
  alt: string
}

/** What a link opens in the lightbox; nothing when it is an ordinary link. */
export function slideOf({ href, origin, choice, title, alt }: Source): Slide | undefined {
  if (choice === 'no') return undefined
  const url = parsed(href, origin)
  if (!url) return undefined
  if (url.origin === origin && IMAGE.test(url.pathname + url.search)) return { kind: 'image', src: url.href, alt, title }
  if (choice !== 'yes') return undefined
  if (url.origin === origin && VIDEO.test(url.pathname + url.search)) return { kind: 'video', src: url.href, title }
  const frame = playerOf(url)
  return frame === undefined ? undefined : { kind: 'frame', src: frame, title }
}

/** What a link may say of how its video plays; anything else in it is left out. */
const PLAYER_OPTIONS = /^(?:start|end|muted?|loop|playlist|controls|cc_load_policy|texttrack|color|h)$/

/** The address of a known player for a video's page: made anew from its id, never taken over. */
function playerOf(url: URL): string | undefined {
  const source = videoSource(url.href)
  if (!source || source.provider === 'file') return undefined
  const isYouTube = source.provider === 'youtube'
  const query = new URLSearchParams({ autoplay: '1', ...(!isYouTube && { dnt: '1' }) })
  if ('secret' in source && source.secret) query.set('h', source.secret)
  const isPlayer = /^\/(?:embed|video)\//.test(url.pathname)
  for (const [name, value] of isPlayer ? url.searchParams : []) {
    if (PLAYER_OPTIONS.test(name) && /^[\w-]{1,20}$/.test(value)) query.set(name, value)
  }
  const at = isPlayer ? (/^#t=\d{1,5}s$/.exec(url.hash)?.[0] ?? '') : ''
  const player = isYouTube ? 'https://www.youtube-nocookie.com/embed/' : 'https://player.vimeo.com/video/'
  return `${player}${source.id}?${query.toString()}${at}`
}

function parsed(href: string, base: string): URL | undefined {
  try {
    return new URL(href, base)
  } catch {
    // No address at all: the browser decides what such a link does.
    return undefined
  }
}

/** The widest picture that a srcset names. */
export function largestOf(srcset: string): string | undefined {
  const widths = srcset.split(',').flatMap((candidate) => {
    const [url = '', width = ''] = candidate.trim().split(/\s+/)
    return url && /^\d+w$/.test(width) ? [{ url, width: Number.parseInt(width, 10) }] : []
  })
  return widths.sort((one, other) => other.width - one.width)[0]?.url
}
