import { formatMoney } from '#kit/money.ts'
import type { BumpChoice, BumpOffer } from '#shop/promotions/bumps.ts'

/** «Leve também …»: one box. What it put into the cart it takes out again. */
export function BumpBox({ bump, choice }: { bump: BumpOffer | undefined; choice: string | undefined }) {
  const [first] = bump?.choices ?? []
  if (!bump || !first) return undefined
  const { promotionId, isIn, choices } = bump
  return (
    <div className="form-row update_totals_on_change order-bump" id="order_bump_field">
      <label className="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox" htmlFor="order_bump">
        <input
          type="checkbox"
          className="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox"
          name="order_bump"
          id="order_bump"
          value={promotionId}
          defaultChecked={isIn}
        />{' '}
        <span>{choices.length === 1 ? <Told choice={first} /> : <Several choices={choices} />}</span>
      </label>
      {choices.length > 1 && (
        <select className="input" name="order_bump_choice" aria-label="Qual você quer levar" defaultValue={choice ?? first.id}>
          {choices.map((one) => (
            <option key={one.id} value={one.id}>
              {one.label}, por {formatMoney(one.cents)}
            </option>
          ))}
        </select>
      )}
      <input type="hidden" name="order_bump_shown" value={isIn ? `${promotionId}:in` : promotionId} />
    </div>
  )
}

const Told = ({ choice: { label, cents, fullCents } }: { choice: BumpChoice }) => (
  <>
    Leve também <strong>{label}</strong>, por <strong>{formatMoney(cents)}</strong>
    {cents < fullCents && ` em vez de ${formatMoney(fullCents)}`}
  </>
)

/** On narrow screens the price of an option may be cut off. */
function Several({ choices }: { choices: readonly BumpChoice[] }) {
  const names = new Set(choices.map(({ name }) => name))
  const least = Math.min(...choices.map(({ cents }) => cents))
  const isOnePrice = choices.every(({ cents }) => cents === least)
  return (
    <>
      Leve também <strong>{names.size === 1 ? [...names] : 'uma destas opções'}</strong>, {isOnePrice ? 'por' : 'a partir de'}{' '}
      <strong>{formatMoney(least)}</strong>:
    </>
  )
}
