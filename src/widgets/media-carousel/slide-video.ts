import { videoSource, type VideoSource } from '#ui/player/video-source.ts'

/** The video of a slide; none on a slide that is a picture, or whose address leads to no video that can be played. */
export function slideVideo({ type, video }: { type: 'image' | 'video'; video: { url: string } }): VideoSource | undefined {
  return type === 'video' ? videoSource(video.url) : undefined
}
