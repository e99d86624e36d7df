import type { Order } from '#shop/orders/contract.ts'
import { trackingUrl } from '#shop/orders/tracking/links.ts'
import type { LetterPart } from './letter.ts'

/** Who carries the parcel, under which code, and where it is followed. */
export function trackingParts({ tracking }: Order): LetterPart[] {
  if (!tracking) return []
  const { carrier, code } = tracking
  const url = trackingUrl(tracking)
  return [
    {
      kind: 'facts',
      facts: [
        ...(carrier === '' ? [] : [{ label: 'Transportadora', value: carrier }]),
        { label: 'Código de rastreio', value: code },
      ],
    },
    ...(url === undefined ? [] : [{ kind: 'button' as const, label: 'Acompanhar a entrega', url }]),
  ]
}
