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
  const sources = sourcesOf(picture)
  if (!sources) return null
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        src={sources.src}
        srcSet={sources.webp}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className={className}
        data-focus={focusOf(picture)}
        loading={eager ? undefined : 'lazy'}
        decoding={eager ? undefined : 'async'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  )
}

/** Where a picture is cut around. Pages allow no style on an element: `focusCss` has the rule for it. */
export function focusOf({ focus }: Pick<PictureFile, 'focus'>): string | undefined {
  const [x, y] = [focus?.x ?? 50, focus?.y ?? 50].map(Math.round) as [number, number] // as many as given
  return x === 50 && y === 50 ? undefined : `${x}% ${y}%`
}

/** The addresses of a picture's files, as the attributes have them; none for a picture without files. */
export function sourcesOf({ sizes }: PictureFile): { src: string; webp: string; avif: string } | undefined {
  const middle = sizes[Math.floor((sizes.length - 1) / 2)] ?? sizes.at(-1)
  const srcSet = (format: 'avif' | 'webp') => sizes.map((size) => `${size[format]} ${size.width}w`).join(', ')
  return middle && { src: middle.webp, webp: srcSet('webp'), avif: srcSet('avif') }
}
