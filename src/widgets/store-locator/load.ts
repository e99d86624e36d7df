import type { LoadContext } from '#builder/define-widget.ts'
import type { PickupPointReader, ShownPickupPoint } from '#shop/shipping/contract.ts'
import type widget from './widget.ts'

export default async function load(
  { shows }: LoadContext<typeof widget>,
  { pickupPoints }: { pickupPoints: PickupPointReader },
): Promise<ShownPickupPoint[]> {
  shows('settings')
  return await pickupPoints.shown()
}
