import type { LoadContext } from '#builder/define-widget.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { SettingsReader } from '#content/settings/contract.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type widget from './widget.ts'

export type LogoData = { logo: PictureFile | undefined }

/** The shop's own logo, once the merchant has sent one. */
export default async function load(
  { shows }: LoadContext<typeof widget>,
  { settings, media }: { settings: SettingsReader; media: MediaReader },
): Promise<LogoData> {
  shows('settings')
  const { logoId } = await settings.appearance()
  if (logoId === undefined) return { logo: undefined }
  shows(`media:${logoId}`)
  return { logo: (await media.pictures([logoId])).get(logoId) }
}
