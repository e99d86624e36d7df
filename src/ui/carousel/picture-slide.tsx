import type { ReactNode } from 'react'
import type { PictureFile } from '#kit/picture-file.ts'
import { LinkTo } from '../link.tsx'
import { Picture } from '../picture.tsx'

type Link = { url: string; is_external: boolean; nofollow: boolean }
type Props = {
  file: PictureFile
  alt: string
  caption: string
  sizes: string
  /** Where a press leads: an address, the large picture, a video that the picture stands for, or nowhere. */
  to: Link | 'file' | { video: string; /** Who plays it, if not the shop. */ host: string | undefined } | undefined
  /** The name under which a lightbox turns through these pictures. */
  slideshow: string
  /** Where the large picture opens. */
  openIn?: 'lightbox' | 'page'
}

/** A picture of a carousel, with its caption under it. */
export function PictureSlide({ file, alt, caption, sizes, to, slideshow, openIn = 'lightbox' }: Props) {
  const picture = <Picture picture={file} sizes={sizes} alt={alt} />
  return (
    <figure className="swiper-slide-inner">
      <Target
        to={to}
        file={file}
        name={alt || caption || 'Ampliar a imagem'}
        title={caption}
        slideshow={slideshow}
        openIn={openIn}
      >
        {picture}
      </Target>
      {caption !== '' && <figcaption className="elementor-image-carousel-caption">{caption}</figcaption>}
    </figure>
  )
}

type TargetProps = Pick<Props, 'to' | 'file' | 'slideshow' | 'openIn'> & { name: string; title: string; children: ReactNode }
function Target({ to, file, name, title, slideshow, openIn, children }: TargetProps) {
  if (to === undefined) return children
  if (to !== 'file' && !('video' in to)) return <LinkTo to={to}>{children}</LinkTo>
  const isVideo = to !== 'file'
  return (
    <a
      href={isVideo ? to.video : file.sizes.at(-1)?.webp}
      aria-label={isVideo ? `Assistir: ${name}${to.host ? ` (${to.host})` : ''}` : name}
      {...(openIn === 'lightbox' && {
        'data-elementor-open-lightbox': 'yes',
        'data-elementor-lightbox-slideshow': slideshow,
        'data-elementor-lightbox-title': title || undefined,
      })}
    >
      {children}
      {isVideo && (
        <span className="slide-play" aria-hidden="true">
          <svg viewBox="0 0 24 24">
            <path d="M8.5 5.5v13l10-6.5z" />
          </svg>
        </span>
      )}
    </a>
  )
}
