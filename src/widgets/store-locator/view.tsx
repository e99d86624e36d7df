import type { ViewProps } from '#builder/define-widget.ts'
import type { ShownPickupPoint } from '#shop/shipping/contract.ts'
import { StoreList } from './store-list.tsx'
import type widget from './widget.ts'

/** Shows nothing while the shop has no places. */
export default function StoreLocator({ settings, data: points }: ViewProps<typeof widget, ShownPickupPoint[]>) {
  if (points.length === 0) return null
  return <StoreList points={points} hasSearch={settings.show_search && points.length > 1} hasPictures={settings.show_pictures} />
}
