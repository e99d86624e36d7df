import type { Coupon, Discount, Verdict } from './coupon.ts'
import { type ApplyProblem, couponText } from './text.ts'

/** No honest order has more; it also bounds what one request can ask of the database. */
const MAX_COUPONS = 10

/** A code as it is stored: lower case. Undefined for what no code can be. */
export function readCouponCode(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined
  const code = raw.trim().normalize('NFC').toLowerCase()
  // oxlint-disable-next-line no-control-regex -- a NUL or a line break in a code is nobody's typing
  return code === '' || code.length > 80 || /[\u0000-\u001f\u007f]/.test(code) ? undefined : code
}

type Considered = {
  coupon: Coupon | undefined
  verdict: Verdict
  /** An applied coupon that wants no other beside it. */ alone: string | undefined
}
type ApplyOutcome = { ok: true; coupons: string[] } | { ok: false; problem: ApplyProblem }

/** The codes of a cart after another one was typed. One that wants to be alone pushes the others out. */
export function applyCoupon(applied: string[], code: string, { coupon, verdict, alone }: Considered): ApplyOutcome {
  if (applied.includes(code)) return { ok: false, problem: { kind: 'already' } }
  if (!verdict.ok) return { ok: false, problem: verdict.problem }
  if (coupon?.individualUse) return { ok: true, coupons: [code] }
  if (alone !== undefined) return { ok: false, problem: { kind: 'alone', other: alone } }
  if (applied.length >= MAX_COUPONS) return { ok: false, problem: { kind: 'too-many' } }
  return { ok: true, coupons: [...applied, code] }
}

type Judged = { code: string; coupon: Coupon | undefined; verdict: Verdict }

/** Of a cart's coupons those that hold. Should one among several want to be alone, the first such stays alone. */
export function keepAlone(judged: Judged[]): { discounts: Discount[]; dropped: { code: string; text: string }[] } {
  const holding = judged.flatMap(({ coupon, verdict }) => (verdict.ok ? [{ coupon, discount: verdict.discount }] : []))
  const alone = holding.find(({ coupon }) => coupon?.individualUse)
  const kept = alone ? [alone] : holding
  const dropped = judged.flatMap(({ code, verdict }) => {
    if (!verdict.ok) return [{ code, text: couponText(code, verdict.problem) }]
    if (kept.some(({ discount }) => discount.code === code)) return []
    return [{ code, text: couponText(code, { kind: 'alone', other: alone?.discount.code ?? code }) }]
  })
  return { discounts: kept.map(({ discount }) => discount), dropped }
}
