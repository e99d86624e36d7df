import { formatCep, placeOfCep } from '#kit/brazil/cep.ts'
import type { Quote } from '#shop/checkout/contract.ts'
import { unsendableText } from '#shop/shipping/text.ts'
import { RateList } from '../shipping/rate-list.tsx'
import { UntilFree } from '../shipping/until-free.tsx'

type Props = { quote: Quote; postcode: string; nonce: string }

/** How the cart is sent, and the CEP that decides it. The form that chooses stands outside of the table's own cells by its id. */
export function FreightRow({ quote, postcode, nonce }: Props) {
  const { rates, rate, unsendable } = quote
  return (
    <tr className="woocommerce-shipping-totals shipping">
      <td colSpan={2} data-title="Entrega">
        <fieldset className="cart-freight">
          <legend>Entrega</legend>
          {rates.length > 0 && <RateList rates={rates} chosen={rate?.id} form="cart-freight" />}
          <UntilFree quote={quote} />
          <p className="woocommerce-shipping-destination">{destinationText(postcode, rates.length > 0)}</p>
          {unsendable && <p className="unsendable">{unsendableText(unsendable)}</p>}
        </fieldset>
        <Calculator postcode={postcode} nonce={nonce} canChoose={rates.length > 1} />
      </td>
    </tr>
  )
}

function destinationText(postcode: string, isServed: boolean): string {
  if (postcode === '') return 'Digite seu CEP para ver as opções de entrega.'
  const { city, state } = placeOfCep(postcode)
  const place = [formatCep(postcode), [city, state].filter(Boolean).join(' – ')].filter(Boolean).join(', ')
  return isServed ? `Entrega para ${place}.` : `Nenhuma opção de entrega foi encontrada para ${place}.`
}

function Calculator({ postcode, nonce, canChoose }: { postcode: string; nonce: string; canChoose: boolean }) {
  return (
    <form id="cart-freight" className="woocommerce-shipping-calculator" action="/cart/" method="post">
      {canChoose && (
        <noscript>
          <button type="submit" className="button" data-look="outline" name="choose_shipping" value="1">
            Usar esta entrega
          </button>
        </noscript>
      )}
      <section className="shipping-calculator-form">
        <label htmlFor="calc_shipping_postcode">CEP</label>
        <div className="cart-cep">
          <input
            type="text"
            id="calc_shipping_postcode"
            className="input input-text"
            name="calc_shipping_postcode"
            defaultValue={postcode === '' ? '' : formatCep(postcode)}
            inputMode="numeric"
            autoComplete="shipping postal-code"
            placeholder="00000-000"
            maxLength={20}
          />
          <button type="submit" className="button" data-look="outline" name="calc_shipping" value="1">
            Calcular entrega
          </button>
        </div>
      </section>
      <input type="hidden" name="calc_shipping_country" value="BR" />
      <input type="hidden" name="woocommerce-shipping-calculator-nonce" value={nonce} />
    </form>
  )
}
