import { GALLERY_SIZES } from '#shop/catalog/available-variation.ts'
import type { ProductPage } from '#shop/catalog/contract.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { pageOf, type VideoSource } from '#ui/player/video-source.ts'

type Props = {
  product: ProductPage
  idPrefix?: string
  /** Plays over the page, which must be allowed to show its player. */
  video?: VideoSource | undefined
  /** The browser keeps that its owner looked at this product. */
  isRemembered?: boolean
}

/**
 * The product's pictures: one in sight, the others a swipe or a small picture away. Each is a link to its largest file, so
 * that it can be looked at closely without any script; with one it opens in the lightbox.
 */
export function ProductPhotos({ product: { id, name, gallery }, idPrefix = '', video, isRemembered }: Props) {
  if (gallery.length === 0 && !video) return <NoPhotos remembered={isRemembered ? id : undefined} />
  return (
    <div className="product-photos" data-zoom="" data-remember={isRemembered ? id : undefined}>
      <div
        className="product-gallery woocommerce-product-gallery woocommerce-product-gallery--with-images images"
        role="group"
        aria-label={`Fotos de ${name}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, which a keyboard must be able to do too
        tabIndex={0}
      >
        {gallery.map((picture, index) => (
          <div
            key={picture.id}
            id={`${idPrefix}foto-${index + 1}`}
            className="woocommerce-product-gallery__image"
            data-thumb={picture.sizes[0]?.webp}
          >
            <a
              href={picture.sizes.at(-1)?.webp}
              aria-label={`Ampliar a foto ${index + 1} de ${gallery.length}`}
              data-elementor-open-lightbox="yes"
              data-elementor-lightbox-slideshow={`produto-${id}`}
              data-elementor-lightbox-id={picture.id}
              data-elementor-lightbox-title={name}
            >
              <Picture picture={picture} sizes={GALLERY_SIZES} className="wp-post-image" eager={index === 0} />
            </a>
          </div>
        ))}
        {video && (
          <div id={`${idPrefix}video`} className="woocommerce-product-gallery__image product-video">
            <a
              href={pageOf(video)}
              aria-label={`Ver o vídeo de ${name}`}
              data-elementor-open-lightbox="yes"
              data-elementor-lightbox-slideshow={`produto-${id}`}
              data-elementor-lightbox-title={name}
            >
              {gallery[0] && <Picture picture={gallery[0]} sizes={GALLERY_SIZES} alt="" />}
              <PlaySign />
            </a>
          </div>
        )}
      </div>
      {(gallery.length > 1 || video) && (
        <ol className="flex-control-nav flex-control-thumbs">
          {gallery.map((picture, index) => (
            <li key={picture.id}>
              <a href={`#${idPrefix}foto-${index + 1}`} aria-label={`Mostrar a foto ${index + 1}`}>
                <Picture picture={picture} sizes="80px" alt="" />
              </a>
            </li>
          ))}
          {video && (
            <li className="product-video">
              <a href={`#${idPrefix}video`} aria-label="Mostrar o vídeo">
                {gallery[0] && <Picture picture={gallery[0]} sizes="80px" alt="" />}
                <PlaySign />
              </a>
            </li>
          )}
        </ol>
      )}
    </div>
  )
}

/** As on cards: where a photo will stand, its place is seen. */
const NoPhotos = ({ remembered }: { remembered: number | undefined }) => (
  <div className="product-photos" data-remember={remembered}>
    <span className="product-photo-blank">
      <Icon name="box" />
    </span>
  </div>
)

const PlaySign = () => (
  <svg className="product-video-play" viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="23" />
    <path d="M19 15v18l15-9z" />
  </svg>
)
