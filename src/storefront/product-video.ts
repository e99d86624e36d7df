import { PLAYER_HOSTS, type VideoSource, videoSource } from '#ui/player/video-source.ts'

/** The video that a merchant named, as far as the shop can show it: of a known player, or a file of its own. */
export function productVideo(address: string): VideoSource | undefined {
  const source = videoSource(address)
  return source?.provider === 'file' && !source.src.startsWith('/') ? undefined : source
}

/** What its page may show in a frame, in the words of the policy. */
export const framesOfVideo = (source: VideoSource | undefined): string[] =>
  source && source.provider !== 'file' ? [...PLAYER_HOSTS[source.provider].frames] : []
