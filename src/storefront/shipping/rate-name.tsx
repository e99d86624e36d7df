import type { Rate } from '#shop/shipping/contract.ts'
import type { RateMark } from '#shop/shipping/rate-marks.ts'
import { arrivalText, deliveryText, pickupText } from '#shop/shipping/text.ts'

/** «PAC · Mais barato · 5 a 8 dias úteis · chega até qui., 26/11». */
export function RateName({ rate: { label, days, arrivesBy, pickup, note }, mark }: { rate: Rate; mark: RateMark | undefined }) {
  return (
    <span className="rate-label">
      {label}
      {mark && <span className="rate-mark">{mark}</span>}
      {days && <span className="rate-days">{deliveryText(days)}</span>}
      {arrivesBy && <span className="rate-arrival">{arrivalText(arrivesBy)}</span>}
      {note && <span className="rate-days">{note}</span>}
      {pickup && <span className="rate-days">{pickupText(pickup)}</span>}
    </span>
  )
}
