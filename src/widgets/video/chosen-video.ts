import { videoSource, type VideoSource } from '#ui/player/video-source.ts'

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
