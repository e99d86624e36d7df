import type { LoadContext } from '#builder/define-widget.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type widget from './widget.ts'

export default async function load(
  { settings, shows }: LoadContext<typeof widget>,
  { media }: { media: MediaReader },
): Promise<Map<number, PictureFile>> {
  const { image, graphic_element, background_image_a, background_image_b } = settings
  const wanted = [graphic_element === 'image' ? image : undefined, background_image_a, background_image_b]
  const ids = wanted.flatMap((picture) => (picture && picture.id > 0 ? [picture.id] : []))
  shows(...ids.map((id) => `media:${id}`))
  return media.pictures(ids)
}
