import type { Rate } from '#shop/shipping/contract.ts'
import { Amount } from '#ui/price.tsx'
import { type RateMark, rateMarks } from '#shop/shipping/rate-marks.ts'
import { RateName } from './rate-name.tsx'

type Props = { rates: Rate[]; chosen: string | undefined; /** The id of the form that the choice is sent with. */ form: string }

/** The ways of sending to choose from. */
export function RateList({ rates, chosen, form }: Props) {
  const marks = rateMarks(rates)
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
              <RateWords rate={rate} mark={marks.get(rate.id)} />
            </label>
          </li>
        )
      })}
    </ul>
  )
}

/** A way of sending and what it costs. */
export function RateWords({ rate, mark }: { rate: Rate; mark: RateMark | undefined }) {
  return (
    <>
      <RateName rate={rate} mark={mark} />
      {rate.cents === 0 ? <span className="rate-free">Grátis!</span> : <Amount cents={rate.cents} />}
    </>
  )
}
