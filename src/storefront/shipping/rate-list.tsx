import type { Rate } from '#shop/shipping/contract.ts'
import { Amount } from '#ui/price.tsx'
import { deliveryText } from '#shop/shipping/text.ts'

type Props = { rates: Rate[]; chosen: string | undefined; /** The id of the form that the choice is sent with. */ form: string }

/** The ways of sending to choose from. */
export function RateList({ rates, chosen, form }: Props) {
  return (
    <ul id="shipping_method" className="woocommerce-shipping-methods rate-list">
      {rates.map((rate) => {
        const id = `shipping_method_0_${rate.id.replaceAll(/\W/g, '')}`
        return (
          <li key={rate.id}>
            <input
              type="radio"
              id={id}
              className="shipping_method"
              name="shipping_method[0]"
              data-index="0"
              value={rate.id}
              defaultChecked={rate.id === chosen}
              form={form}
            />
            <label htmlFor={id}>
              <RateWords rate={rate} />
            </label>
          </li>
        )
      })}
    </ul>
  )
}

/** «PAC · 5 a 8 dias úteis · R$ 24,90». */
export function RateWords({ rate: { label, days, cents } }: { rate: Rate }) {
  return (
    <>
      <span className="rate-label">
        {label}
        {days && <span className="rate-days">{deliveryText(days)}</span>}
      </span>
      {cents === 0 ? <span className="rate-free">Grátis!</span> : <Amount cents={cents} />}
    </>
  )
}
