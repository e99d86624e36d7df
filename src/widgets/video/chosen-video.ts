import { type Outside, outsideOrigin } from '#kit/csp-sources.ts'
import { PLAYER_HOSTS, videoSource, type VideoSource } from '#ui/player/video-source.ts'

type Chosen = {
  video_type: 'youtube' | 'vimeo' | 'hosted'
  youtube_url: string
  vimeo_url: string
  hosted_url: { url: string }
}

/** The video of the settings; none while its address is not one of a video there. */
export function chosenVideo({ video_type: type, youtube_url, vimeo_url, hosted_url }: Chosen): VideoSource | undefined {
  const source = videoSource({ youtube: youtube_url, vimeo: vimeo_url, hosted: hosted_url.url }[type])
  const wanted = type === 'hosted' ? 'file' : type
  return source?.provider === wanted ? source : undefined
}

/** What a page must allow so that the video can play in it. */
export function outsideOfVideo(source: VideoSource | undefined): Outside {
  if (!source) return {}
  if (source.provider !== 'file') return PLAYER_HOSTS[source.provider]
  const origin = outsideOrigin(source.src)
  return origin === undefined ? {} : { media: [origin] }
}
