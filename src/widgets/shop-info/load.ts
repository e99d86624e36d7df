import type { LoadContext } from '#builder/define-widget.ts'
import type { LegalLink, SettingsReader, ShopInfo } from '#content/settings/contract.ts'
import type widget from './widget.ts'

export type ShopData = ShopInfo & { legalLinks: LegalLink[] }

export default async function load(
  { shows }: LoadContext<typeof widget>,
  { settings }: { settings: SettingsReader },
): Promise<ShopData> {
  shows('settings')
  const [shop, legalLinks] = await Promise.all([settings.shop(), settings.legalLinks()])
  return { ...shop, legalLinks }
}
