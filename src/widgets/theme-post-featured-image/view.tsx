import type { ViewProps } from '#builder/define-widget.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { LinkTo } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { NoProduct } from '../product-parts/no-product.tsx'
import type widget from './widget.ts'

const SIZES = '(max-width: 1250px) 100vw, 1200px'

export default function FeaturedImage({
  settings,
  data: file,
  page,
  startsPage,
}: ViewProps<typeof widget, PictureFile | undefined>) {
  if (!file) return <NoProduct page={page}>Aqui aparece a imagem destacada, que esta página ainda não tem.</NoProduct>
  const { aspect, caption, link_to, link } = settings
  const picture = <Picture picture={file} sizes={SIZES} eager={startsPage} />
  const largest = file.sizes.at(-1)?.webp
  return (
    <figure className="featured-image" data-aspect={aspect === 'natural' ? undefined : aspect}>
      {page.isCard ? (
        <a href={page.path} tabIndex={-1} aria-hidden="true">
          {picture}
        </a>
      ) : link_to === 'file' && largest ? (
        <a href={largest} data-elementor-open-lightbox="yes" data-elementor-lightbox-id={file.id} aria-label="Ampliar a imagem">
          {picture}
        </a>
      ) : link_to === 'custom' && link.url !== '' ? (
        <LinkTo to={link}>{picture}</LinkTo>
      ) : (
        picture
      )}
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
