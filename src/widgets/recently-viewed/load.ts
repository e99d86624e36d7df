import type { LoadContext } from '#builder/define-widget.ts'
import type { SettingsReader } from '#content/settings/contract.ts'
import type widget from './widget.ts'

/** Whether the merchant has it switched on. */
export default async function loadSwitch(
  _context: LoadContext<typeof widget>,
  { settings }: { settings: Pick<SettingsReader, 'shoppingAids'> },
): Promise<boolean> {
  return (await settings.shoppingAids()).recently_viewed
}
