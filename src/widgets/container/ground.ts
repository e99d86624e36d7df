import { PLAIN, type PlayOptions } from '#ui/player/play-options.ts'
import { hostOf, videoSource, type VideoSource } from '#ui/player/video-source.ts'

type Settings = {
  background_background: string
  background_video_link: string
  background_video_start: number
  background_video_end: number
  background_play_once: boolean
  background_play_on_mobile: boolean
}

/** What the browser needs to know of a video that plays behind a container. */
export type Ground = {
  source: VideoSource
  options: PlayOptions
  /** Whom the visitor must allow first. */
  host?: string
  onPhones: boolean
}

/** The video behind a container; none while its address is not one of a video. */
export function groundVideo(
  settings: Pick<Settings, 'background_background' | 'background_video_link'>,
): VideoSource | undefined {
  return settings.background_background === 'video' ? videoSource(settings.background_video_link) : undefined
}

/** It never has a sound or a bar of its own. */
export function groundOf(settings: Settings): Ground | undefined {
  const source = groundVideo(settings)
  if (!source) return undefined
  const options: PlayOptions = {
    ...PLAIN,
    startSeconds: settings.background_video_start,
    endSeconds: settings.background_video_end,
    muted: true,
    controls: false,
    loop: !settings.background_play_once,
  }
  const host = hostOf(source)
  return { source, options, ...(host !== undefined && { host }), onPhones: settings.background_play_on_mobile }
}
