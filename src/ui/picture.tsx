import type { PictureFile } from '#kit/picture-file.ts'

type Props = {
  picture: PictureFile
  /** How wide it is shown, in the words of the sizes attribute. */
  sizes: string
  alt?: string
  className?: string
  /** The first picture that a visitor sees: fetched before the others. */
  eager?: boolean
}

/** A responsive picture that holds its place before it arrives. */
export function Picture({ picture, sizes, alt = picture.alt, className, eager = false }: Props) {
  const largest = picture.sizes.at(-1)
  if (!largest) return null
  const middle = picture.sizes[Math.floor((picture.sizes.length - 1) / 2)] ?? largest
  const srcSet = (format: 'avif' | 'webp') => picture.sizes.map((size) => `${size[format]} ${size.width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={middle.webp}
        srcSet={srcSet('webp')}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className={className}
        loading={eager ? undefined : 'lazy'}
        decoding={eager ? undefined : 'async'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  )
}
