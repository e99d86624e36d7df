import type { LoadContext } from '#builder/define-widget.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { shownPictures } from './shown-pictures.ts'
import type widget from './widget.ts'

export default async function load(
  { settings, shows }: LoadContext<typeof widget>,
  { media }: { media: MediaReader },
): Promise<Map<number, PictureFile>> {
  const ids = [...new Set(shownPictures(settings).map(({ image }) => image.id))].filter((id) => id > 0)
  shows(...ids.map((id) => `media:${id}`))
  return media.pictures(ids)
}
