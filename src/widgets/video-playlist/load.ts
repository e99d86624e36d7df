import type { LoadContext } from '#builder/define-widget.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type widget from './widget.ts'

export default async function load(
  { settings, shows }: LoadContext<typeof widget>,
  { media }: { media: MediaReader },
): Promise<Map<number, PictureFile>> {
  const ids = settings.tabs.map(({ thumbnail }) => thumbnail.id).filter((id) => id > 0)
  shows(...ids.map((id) => `media:${id}`))
  return media.pictures(ids)
}
