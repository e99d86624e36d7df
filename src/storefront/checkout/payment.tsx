import { formatMoney } from '#kit/money.ts'
import { presaleDays } from '#shop/checkout/presale-days.ts'
import { creditLabel, installmentLabel } from '#shop/payments/installment-labels.ts'
import { costsNothing } from '#shop/checkout/quote.ts'
import { BumpBox } from './bump-box.tsx'
import { ContractSummary } from './contract-summary.tsx'
import { InlineProblem } from './field-row.tsx'
import { MarketingBox } from './marketing-box.tsx'
import { HostedCard } from './hosted-card.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { TermsText } from './terms.tsx'
import type { MethodOffer } from '#shop/checkout/method-offers.ts'
import type { CheckoutView } from './view.ts'

type Props = { view: CheckoutView; asksForCoupon?: boolean }

/** How it is paid, the terms, and the button. It carries the fresh nonce and the total that the shopper saw. */
export function Payment({ view: { quote, methods, key, terms, values, problems, nonces, asksMarketing }, asksForCoupon }: Props) {
  const problem = (field: string) => problems.find((one) => one.field === field)?.text
  const termsProblem = problem('terms')
  const chosen = quote.paymentMethod
  const isFree = costsNothing(quote)
  return (
    <div id="payment" className="woocommerce-checkout-payment">
      <BumpBox bump={quote.bump} choice={values['order_bump_choice']} />
      <h3 id="payment_heading">Pagamento</h3>
      <StoreCredit quote={quote} />
      {isFree ? (
        <>
          <p className="woocommerce-info">
            {quote.paidWith ? 'Seu saldo paga o pedido inteiro: não falta nada.' : 'Não há nada a pagar neste pedido.'}
          </p>
          <input type="hidden" name="payment_method" value={chosen} />
        </>
      ) : methods.length === 0 ? (
        <p className="woocommerce-info">Nenhuma forma de pagamento está disponível agora. Fale com a loja para combinar.</p>
      ) : (
        <ul className="wc_payment_methods payment_methods methods" aria-labelledby="payment_heading">
          {methods.map((method) => (
            <Method key={method.id} method={method} isChosen={method.id === chosen} plan={values['installments']} />
          ))}
        </ul>
      )}
      <div className="form-row place-order">
        <noscript>
          <p>Mudou o CEP, a entrega ou a forma de pagamento? Atualize os totais antes de finalizar.</p>
          <button type="submit" className="button" data-look="outline" name="woocommerce_checkout_update_totals" value="1">
            Atualizar totais
          </button>
          {asksForCoupon && <CouponWithForm />}
        </noscript>
        <ContractSummary quote={quote} method={isFree ? undefined : methods.find(({ id }) => id === chosen)} />
        <div className="woocommerce-terms-and-conditions-wrapper">
          <p
            className={termsProblem ? 'form-row validate-required woocommerce-invalid' : 'form-row validate-required'}
            id="terms_field"
          >
            <label className="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox" htmlFor="terms">
              <input
                type="checkbox"
                className="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox"
                name="terms"
                id="terms"
                defaultChecked={values['terms'] !== undefined}
                aria-required="true"
                aria-invalid={termsProblem ? true : undefined}
                aria-describedby={termsProblem ? 'terms_description' : undefined}
              />
              <span className="woocommerce-terms-and-conditions-checkbox-text">
                <TermsText {...terms} />{' '}
                <abbr className="required" title="obrigatório">
                  *
                </abbr>
              </span>
            </label>
            {termsProblem && <InlineProblem field="terms" text={termsProblem} />}
          </p>
          <input type="hidden" name="terms-field" value="1" />
          {asksMarketing && <MarketingBox isTicked={values['marketing_opt_in'] !== undefined} />}
        </div>
        <button
          type="submit"
          className="button alt"
          id="place_order"
          name="woocommerce_checkout_place_order"
          value="Finalizar pedido"
          data-value="Finalizar pedido"
        >
          Finalizar pedido
        </button>
        <p className="place-order-total">
          {quote.paidWith ? 'A pagar' : 'Total'}: <strong>{formatMoney(quote.dueCents ?? quote.totalCents)}</strong>
        </p>
        <input type="hidden" name="woocommerce-process-checkout-nonce" value={nonces.process} />
        <input type="hidden" name="checkout_key" value={key} />
        <input type="hidden" name="checkout_total" value={quote.totalCents} />
        <input type="hidden" name="checkout_presale" value={presaleDays(quote.lines)} />
        {quote.dueCents !== undefined && <input type="hidden" name="checkout_due" value={quote.dueCents} />}
      </div>
    </div>
  )
}

/** One box: all that there is of credit, as far as the order asks for it. */
function StoreCredit({ quote: { creditCents = 0, paidWith } }: Pick<CheckoutView, 'quote'>) {
  if (creditCents === 0) return undefined
  return (
    <p className="form-row update_totals_on_change" id="use_store_credit_field">
      <label className="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox" htmlFor="use_store_credit">
        <input
          type="checkbox"
          className="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox"
          name="use_store_credit"
          id="use_store_credit"
          value="1"
          defaultChecked={paidWith?.some(({ kind }) => kind === 'credit') ?? false}
        />{' '}
        <span>Usar meu crédito na loja: {formatMoney(creditCents)}</span>
      </label>
    </p>
  )
}

/** Without scripts the coupon's own form would leave behind what was typed in this one. */
function CouponWithForm() {
  return (
    <div className="coupon-with-form">
      <input
        className="input"
        name="coupon_code"
        aria-label="Código do cupom ou cartão-presente"
        placeholder="Código do cupom ou cartão-presente"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
      />
      <button type="submit" className="button" data-look="outline" name="apply_coupon" value="Aplicar cupom">
        Aplicar código
      </button>
    </div>
  )
}

function Method({ method, isChosen, plan }: { method: MethodOffer; isChosen: boolean; plan: string | undefined }) {
  const id = `payment_method_${method.id}`
  return (
    <li className={`wc_payment_method ${id}`}>
      <input
        type="radio"
        className="input-radio"
        id={id}
        name="payment_method"
        value={method.id}
        defaultChecked={isChosen}
        data-order_button_text=""
        data-total-cents={method.totalCents}
      />
      <label htmlFor={id}>
        <span>{method.title}</span>
        {method.discountPercent > 0 && (
          <span className="payment-discount">
            {`${formatMoney(method.dueCents ?? method.totalCents)} (${method.discountPercent.toLocaleString('pt-BR')}% de desconto)`}
          </span>
        )}
      </label>
      <div className={`payment_box ${id}`}>
        {method.description && <p>{method.description}</p>}
        {method.installments && <p className="payment-installments">Em até {installmentLabel(method.installments)}</p>}
        {method.credit && <p className="payment-installments">Ou em até {creditLabel(method.credit)}</p>}
        {method.hostedFields && (
          <HostedCard fields={method.hostedFields} totalCents={method.dueCents ?? method.totalCents} onFile={method.onFile} />
        )}
        {/* Of the chosen one alone: the summary is drawn anew when another is. */}
        {isChosen && <PlanChoice plans={method.plans} name="installments" chosen={plan} />}
      </div>
    </li>
  )
}
