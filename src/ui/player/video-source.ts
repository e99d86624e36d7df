/** Where a video comes from: one of two known players, or a file that the browser plays by itself. */
export type VideoSource =
  | { provider: 'youtube'; id: string }
  | { provider: 'vimeo'; id: string; /** Of videos that only those with the link may see. */ secret?: string }
  | { provider: 'file'; src: string }

/** The page's policy allows these where a video of the player stands, and no others. */
export const PLAYER_HOSTS = {
  youtube: { scripts: ['https://www.youtube.com'], frames: ['https://www.youtube-nocookie.com'] },
  vimeo: { scripts: ['https://player.vimeo.com'], frames: ['https://player.vimeo.com'] },
} as const

const FILE = /\.(?:mp4|webm|ogv|m4v|mov)(?:[?#].*)?$/i

/** Reads the address that a person copies from a browser. Ids are taken out of it, the address itself is never used. */
export function videoSource(address: string): VideoSource | undefined {
  const given = address.trim()
  if (/^\/(?!\/)/.test(given)) return FILE.test(given) ? { provider: 'file', src: given } : undefined
  if (!URL.canParse(given)) return undefined
  const url = new URL(given)
  if (url.protocol !== 'https:' || url.username !== '') return undefined
  return youtube(url) ?? vimeo(url) ?? (FILE.test(url.pathname) ? { provider: 'file', src: url.href } : undefined)
}

function youtube({ hostname, pathname, searchParams }: URL): VideoSource | undefined {
  const host = hostname.replace(/^(?:www|m|music)\./, '')
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1])
        : undefined
  return id && /^[\w-]{6,20}$/.test(id) ? { provider: 'youtube', id } : undefined
}

function vimeo({ hostname, pathname, searchParams }: URL): VideoSource | undefined {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined
  const [, id, inPath] = /\/(\d{5,15})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(pathname) ?? []
  if (!id) return undefined
  const secret = inPath ?? searchParams.get('h') ?? undefined
  return { provider: 'vimeo', id, ...(secret && /^[0-9a-f]{6,20}$/.test(secret) && { secret }) }
}

/** The video's own page, for those who would rather go there, and for browsers without scripts. */
export function pageOf(source: VideoSource): string {
  if (source.provider === 'youtube') return `https://www.youtube.com/watch?v=${source.id}`
  if (source.provider === 'vimeo') return `https://vimeo.com/${source.id}${source.secret ? `/${source.secret}` : ''}`
  return source.src
}

/** Whom the browser would talk to, in a person's words; undefined for a file of the shop. */
export function hostOf(source: VideoSource): string | undefined {
  if (source.provider === 'youtube') return 'YouTube'
  if (source.provider === 'vimeo') return 'Vimeo'
  return source.src.startsWith('/') ? undefined : new URL(source.src).hostname
}
