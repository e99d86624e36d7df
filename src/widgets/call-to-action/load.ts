import type { LoadContext } from '#builder/define-widget.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type widget from './widget.ts'

export default async function load(
  { settings, shows }: LoadContext<typeof widget>,
  { media }: { media: MediaReader },
): Promise<Map<number, PictureFile>> {
  const { bg_image, graphic_element, graphic_image } = settings
  const ids = [bg_image.id, graphic_element === 'image' ? graphic_image.id : 0].filter((id) => id > 0)
  shows(...ids.map((id) => `media:${id}`))
  return media.pictures(ids)
}
