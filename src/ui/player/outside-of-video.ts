import { type Outside, outsideOrigin } from '#kit/csp-sources.ts'
import { PLAYER_HOSTS, type VideoSource } from './video-source.ts'

/** What a page must allow so that the video can play in it. */
export function outsideOfVideo(source: VideoSource | undefined): Outside {
  if (!source) return {}
  if (source.provider !== 'file') return PLAYER_HOSTS[source.provider]
  const origin = outsideOrigin(source.src)
  return origin === undefined ? {} : { media: [origin] }
}
