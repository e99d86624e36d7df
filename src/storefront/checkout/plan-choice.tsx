import type { Installments } from '#shop/payments/contract.ts'
import { planLabel } from '#shop/payments/installment-labels.ts'

type Props = { plans: Installments[]; name: string; chosen?: string | undefined }

/** Asks in how many parcels it is paid; nothing to ask where there is one way only. */
export function PlanChoice({ plans, name, chosen = '1' }: Props) {
  if (plans.length < 2) return null
  return (
    <p className="form-row field payment-plans">
      <label htmlFor={name}>Em quantas vezes?</label>
      <select id={name} name={name} className="input select" defaultValue={chosen}>
        {plans.map((plan) => (
          <option key={plan.count} value={plan.count}>
            {planLabel(plan)}
          </option>
        ))}
      </select>
    </p>
  )
}
