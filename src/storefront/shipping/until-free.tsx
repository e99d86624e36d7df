import type { Quote } from '#shop/checkout/contract.ts'
import { freeFreightView } from '#shop/shipping/text.ts'
import { FreeFreight } from '#ui/free-freight.tsx'

/** What a cart lacks to be sent for free; nothing where that can't be, and where it is: the choice itself says so. */
export function UntilFree({
  quote: { untilFreeCents, freeFromCents },
}: {
  quote: Pick<Quote, 'untilFreeCents' | 'freeFromCents'>
}) {
  if (untilFreeCents === undefined || freeFromCents === undefined) return null
  return <FreeFreight {...freeFreightView({ lacksCents: untilFreeCents, fromCents: freeFromCents })} />
}
