import type { LoadContext } from '#builder/define-widget.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type widget from './widget.ts'

export default async function load(
  { settings, shows }: LoadContext<typeof widget>,
  { media }: { media: MediaReader },
): Promise<PictureFile | undefined> {
  const { id } = settings.image
  if (id === 0) return undefined
  shows(`media:${id}`)
  return (await media.pictures([id])).get(id)
}
