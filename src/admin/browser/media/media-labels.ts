import type { MediaRecord } from '#api/wp/media-item.ts'

/** The smallest of its sizes: enough for a tile. */
export const tileOf = ({ media_details, source_url }: MediaRecord) => media_details.sizes.medium?.source_url ?? source_url

/** Its title, or its file's name where it has none. */
export const nameOf = ({ title, source_url }: Pick<MediaRecord, 'title' | 'source_url'>) =>
  (title.raw ?? title.rendered) || source_url.split('/').at(-1)!

/** «1,2 MB» */
export function bytesText(bytes = 0): string {
  if (bytes < 1_000) return `${bytes} bytes`
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'KB'] : [bytes / 1_000_000, 'MB']
  return `${size.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} ${unit}`
}
