import type { LoadContext } from '#builder/define-widget.ts'
import type { FacebookSettings, SettingsReader } from '#content/settings/contract.ts'

export default async function load(
  _context: LoadContext<unknown>,
  { settings }: { settings: SettingsReader },
): Promise<FacebookSettings> {
  return await settings.facebook()
}
