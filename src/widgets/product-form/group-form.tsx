import { availabilityOf, isBoughtAsIs } from '#shop/catalog/client.ts'
import type { GroupMember, Purchase } from '#shop/catalog/contract.ts'
import { Price } from '#ui/price.tsx'
import { Quantity } from '#ui/quantity.tsx'
import { ADD_TO_CART, UNAVAILABLE } from './text.ts'

type Props = { purchase: Purchase; idPrefix: string; buttonText?: string }

/** Several products in one form: how many of each; those with options have a page of their own for that. */
export function GroupForm({ purchase: { id, url, members }, idPrefix, buttonText = ADD_TO_CART }: Props) {
  if (members.length === 0) return <p className="product-form stock out-of-stock">{UNAVAILABLE}</p>
  return (
    <div className="product-form">
      <form className="cart grouped_form" method="post" action={url} autoComplete="off" data-product_id={id} data-ajax="no">
        <input type="hidden" name="add-to-cart" value={id} />
        <table className="woocommerce-grouped-product-list group_table">
          <tbody>
            {members.map((member) => (
              <Member key={member.card.id} member={member} idPrefix={idPrefix} />
            ))}
          </tbody>
        </table>
        {members.some(isCounted) && (
          <button type="submit" className="single_add_to_cart_button button alt">
            {buttonText}
          </button>
        )}
      </form>
    </div>
  )
}

const isCounted = ({ card, stock }: GroupMember) => isBoughtAsIs(card.type) && stock.is_in_stock

function Member({ member, idPrefix }: { member: GroupMember; idPrefix: string }) {
  const { card, stock, maxQty } = member
  const availability = availabilityOf(stock)
  return (
    <tr id={`${idPrefix}product-${card.id}`} className="woocommerce-grouped-product-list-item">
      <td className="woocommerce-grouped-product-list-item__quantity">
        {isCounted(member) ? (
          <Quantity
            id={`${idPrefix}quantity-${card.id}`}
            product={card.name}
            name={`quantity[${card.id}]`}
            value={0}
            min={0}
            max={maxQty}
          />
        ) : (
          stock.is_in_stock && (
            <a className="button" href={card.leadsTo?.url ?? card.url} rel={card.leadsTo && 'nofollow noopener'}>
              {card.leadsTo?.text ?? 'Ver opções'}
            </a>
          )
        )}
      </td>
      <td className="woocommerce-grouped-product-list-item__label">
        <a href={card.url}>{card.name}</a>
      </td>
      <td className="woocommerce-grouped-product-list-item__price">
        <Price price={card.price} />
        {(!stock.is_in_stock || stock.presale_until) && <p className={`stock ${availability.kind}`}>{availability.text}</p>}
      </td>
    </tr>
  )
}
