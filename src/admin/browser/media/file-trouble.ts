import { MEDIA_TEXT } from '#content/media/text.ts'

/** What a chooser of files offers where only pictures are wanted. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

const MOST_BYTES = 10 * 1024 * 1024

/** Why a file is not even sent. */
export function fileTrouble({ size, type }: Pick<File, 'size' | 'type'>, { picturesOnly = false } = {}): string | undefined {
  if (size === 0) return MEDIA_TEXT.empty
  if (size > MOST_BYTES) return `O arquivo é grande demais: envie um de até ${MEDIA_TEXT.largest}.`
  // A browser does not know every type: what it does not know the shop looks at.
  if (picturesOnly && type !== '' && !type.startsWith('image/'))
    return `O arquivo não é uma imagem. Envie uma em ${MEDIA_TEXT.pictures}.`
  return undefined
}
