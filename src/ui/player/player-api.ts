import { loadOutsideScript } from '#islands/outside-script.ts'

/** A player's script says that it has come before it can be used: it is asked again this often until it can. */
export const PLAYER_POLL_MS = 350

type YouTube = {
  Player: new (
    frame: HTMLIFrameElement,
    setup: { events: { onStateChange: (event: { data: number; target: YouTubePlayer }) => void } },
  ) => unknown
}
type YouTubePlayer = { seekTo: (seconds: number, allowed: boolean) => void; playVideo: () => void }
type Vimeo = { Player: new (frame: HTMLIFrameElement) => VimeoPlayer }
export type VimeoPlayer = {
  on: (event: 'ended' | 'timeupdate', act: (state: { seconds: number }) => void) => void
  setCurrentTime: (seconds: number) => Promise<unknown>
  play: () => Promise<unknown>
  pause: () => Promise<unknown>
}
type Apis = { youtube: YouTube; vimeo: Vimeo }
type Provider = keyof Apis

const SCRIPTS: Record<Provider, string> = {
  youtube: 'https://www.youtube.com/iframe_api',
  vimeo: 'https://player.vimeo.com/api/player.js',
}
const inPage = () => window as Window & { YT?: YouTube & { loaded?: number }; Vimeo?: Vimeo }
const found: { [P in Provider]: () => Apis[P] | undefined } = {
  youtube: () => (inPage().YT?.loaded ? inPage().YT : undefined),
  vimeo: () => inPage().Vimeo,
}

type Options<P extends Provider> = {
  signal: AbortSignal
  look?: () => Apis[P] | undefined
  load?: (src: string) => Promise<void>
}

/**
 * A player's programming interface: its script is fetched by the first who needs it, and looked for every 350 ms until it is ready.
 * Rejects when the script can't be fetched: the frame plays on without it.
 */
export async function playerApi<P extends Provider>(
  provider: P,
  { signal, look = found[provider], load = loadOutsideScript }: Options<P>,
): Promise<Apis[P]> {
  const ready = look()
  if (ready) return ready
  return await new Promise((resolve, reject) => {
    const stop = (why: unknown) => {
      clearInterval(timer)
      reject(why instanceof Error ? why : new Error(`The ${provider} player was left before its script was ready.`))
    }
    const timer = setInterval(() => {
      const api = look()
      if (!api) return
      clearInterval(timer)
      resolve(api)
    }, PLAYER_POLL_MS)
    signal.addEventListener('abort', stop, { once: true })
    load(SCRIPTS[provider]).catch(stop)
  })
}
