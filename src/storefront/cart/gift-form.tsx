import type { GiftOffer } from '#shop/promotions/gifts.ts'

/** A gift that the cart has earned: a button, and a choice where there is one. */
export function GiftForm({ gift: { promotionId, name, choices }, nonce }: { gift: GiftOffer; nonce: string }) {
  const id = `brinde-${promotionId}`
  const [first, ...others] = choices
  if (!first) return null
  const earned = `Você ganhou um brinde: ${name}`
  return (
    <form className="gift-form" method="post" action="/cart/">
      {others.length === 0 ? (
        <>
          <p>{earned}</p>
          <p>{first.label}</p>
          <input type="hidden" name="gift" value={first.id} />
        </>
      ) : (
        <>
          <label htmlFor={id}>{earned}</label>
          <select id={id} className="input" name="gift" defaultValue={first.id}>
            {choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.label}
              </option>
            ))}
          </select>
        </>
      )}
      <input type="hidden" name="gift_of" value={promotionId} />
      <input type="hidden" name="woocommerce-cart-nonce" value={nonce} />
      <button type="submit" className="button" data-look="outline" name="add_gift" value="1">
        {others.length > 0 ? 'Escolher brinde' : 'Adicionar brinde'}
      </button>
    </form>
  )
}
