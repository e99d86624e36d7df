import type { PictureFile } from '#kit/picture-file.ts'
import { PLAIN, type PlayOptions, playerAddress } from '#ui/player/play-options.ts'
import { Poster } from '#ui/player/poster.tsx'
import { hostOf, pageOf, type VideoSource } from '#ui/player/video-source.ts'
import { actionHash, actionId } from './action-hash.ts'

type Props = {
  id: string
  source: VideoSource
  options: PlayOptions
  title: string
  poster: PictureFile | undefined
  sizes: string
  showsPlay: boolean
}

/** A link to the video's own page, or file, which the lightbox opens over this one; also by an address that ends in its action. */
export function LightboxLink({ id, source, options, title, poster, sizes, showsPlay }: Props) {
  const isPlain = JSON.stringify(options) === JSON.stringify({ ...PLAIN, color: options.color })
  return (
    <div className="player" data-provider={source.provider}>
      <a
        className="elementor-custom-embed-image-overlay"
        href={pageOf(source)}
        data-elementor-open-lightbox="yes"
        data-elementor-lightbox-id={actionId(id)}
        data-elementor-lightbox-title={title || undefined}
        data-elementor-lightbox-video={source.provider === 'file' || isPlain ? undefined : playerAddress(source, options, '')}
        data-e-action-hash={actionHash(id)}
      >
        <Poster picture={poster} sizes={sizes} title={title} showsPlay={showsPlay} host={hostOf(source)} />
      </a>
    </div>
  )
}
