import { playerApi } from './player-api.ts'
import { atEnd, type PlayOptions } from './play-options.ts'

type Follow = {
  provider: 'youtube' | 'vimeo'
  options: PlayOptions
  onEnded: () => void
  signal: AbortSignal
}

/** What YouTube calls a video that is over. */
const ENDED = 0

/** Hears from a player in its frame when the video is over, and begins it again where it is told to. */
export async function followFrame(frame: HTMLIFrameElement, { provider, options, onEnded, signal }: Follow) {
  const next = atEnd(options)
  if (provider === 'youtube') {
    const { Player } = await playerApi('youtube', { signal })
    void new Player(frame, {
      events: {
        onStateChange: ({ data, target }) => {
          if (data !== ENDED || signal.aborted) return
          if (next === 'over') return onEnded()
          target.seekTo(next.playFrom, true)
          target.playVideo()
        },
      },
    })
    return
  }
  const { Player } = await playerApi('vimeo', { signal })
  const player = new Player(frame)
  const end = () => {
    if (signal.aborted) return
    if (next === 'over') return onEnded()
    void player.setCurrentTime(next.playFrom).then(() => player.play())
  }
  player.on('ended', end)
  const { endSeconds } = options
  if (endSeconds <= options.startSeconds) return
  let isPast = false
  player.on('timeupdate', ({ seconds }) => {
    const reached = seconds >= endSeconds
    // Told several times a second: it ends once each time it is passed.
    if (reached && !isPast) void player.pause().then(end)
    isPast = reached
  })
}
