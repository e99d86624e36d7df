import type { LoadContext } from '#builder/define-widget.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type widget from './widget.ts'

export default async function load(
  { settings, shows }: LoadContext<typeof widget>,
  { media }: { media: MediaReader },
): Promise<{ background?: PictureFile }> {
  const { id } = settings.background_image
  if (id === 0) return {}
  shows(`media:${id}`)
  return { background: (await media.pictures([id])).get(id) }
}
