import type { LoadContext } from '#builder/define-widget.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type widget from './widget.ts'

export default async function load(
  { settings, shows }: LoadContext<typeof widget>,
  { media }: { media: MediaReader },
): Promise<{ background?: PictureFile }> {
  const { background_background: kind, background_image, background_video_fallback: still } = settings
  const { id } = kind === 'video' && still.id > 0 ? still : background_image
  if (id === 0) return {}
  shows(`media:${id}`)
  return { background: (await media.pictures([id])).get(id) }
}
