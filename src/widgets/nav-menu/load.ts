import type { LoadContext } from '#builder/define-widget.ts'
import type { MenuItem, MenuReader } from '#content/menus/contract.ts'
import type widget from './widget.ts'

export default async function load(
  { settings, shows }: LoadContext<typeof widget>,
  { menus }: { menus: MenuReader },
): Promise<MenuItem[]> {
  shows(`menu:${settings.menu}`)
  return menus.items(settings.menu)
}
