import type { LoadContext } from '#builder/define-widget.ts'
import type { SettingsReader, ShopInfo } from '#content/settings/contract.ts'
import type widget from './widget.ts'

export default async function load(
  { shows }: LoadContext<typeof widget>,
  { settings }: { settings: SettingsReader },
): Promise<ShopInfo> {
  shows('settings')
  return settings.shop()
}
