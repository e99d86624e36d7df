import { type Cents, formatMoney } from '#kit/money.ts'
import type { GiftOffer } from '#shop/stored-value/contract.ts'

type Props = GiftOffer & {
  cents: Cents
  /** How long it can be used; 0: for ever. */
  months: number
  idPrefix: string
  /** The value follows from the variation. */
  isFixed?: boolean
}

/** For whom a gift card is. Nothing of it has to be filled in: then the code goes to who buys. */
export function GiftFields({ cents, months, leastCents, mostCents, idPrefix, isFixed = false }: Props) {
  const id = (name: string) => `${idPrefix}gift_${name}`
  return (
    <fieldset className="gift-fields">
      <legend>Para quem é o presente</legend>
      {!isFixed && leastCents !== null && mostCents !== null && (
        <p>
          <label htmlFor={id('value')}>Valor (R$)</label>
          <input
            className="input input-text"
            id={id('value')}
            name="gift_value"
            inputMode="decimal"
            defaultValue={(cents / 100).toFixed(2).replace('.', ',')}
            maxLength={12}
            aria-describedby={id('value_hint')}
          />
          <span className="gift-hint" id={id('value_hint')}>
            De {formatMoney(leastCents)} a {formatMoney(mostCents)}.
          </span>
        </p>
      )}
      <p>
        <label htmlFor={id('name')}>Nome de quem recebe (opcional)</label>
        <input className="input input-text" id={id('name')} name="gift_name" maxLength={100} autoComplete="off" />
      </p>
      <p>
        <label htmlFor={id('email')}>E-mail de quem recebe (opcional)</label>
        <input
          className="input input-text"
          type="email"
          id={id('email')}
          name="gift_email"
          maxLength={254}
          autoComplete="off"
          aria-describedby={id('email_hint')}
        />
        <span className="gift-hint" id={id('email_hint')}>
          Em branco, o código vai para o seu e-mail.
        </span>
      </p>
      <p>
        <label htmlFor={id('message')}>Mensagem (opcional)</label>
        <textarea className="input input-text" id={id('message')} name="gift_message" maxLength={500} rows={3} />
      </p>
      <p>
        <label htmlFor={id('date')}>Enviar em (opcional)</label>
        <input className="input input-text" type="date" id={id('date')} name="gift_date" aria-describedby={id('date_hint')} />
        <span className="gift-hint" id={id('date_hint')}>
          Em branco, enviamos assim que o pagamento for confirmado.
        </span>
      </p>
      <p className="gift-hint">
        O código chega por e-mail e pode ser usado aos poucos.{' '}
        {months > 0 ? `Vale por ${months} meses a partir do pagamento.` : 'Não tem prazo de validade.'} É vendido pelo valor
        cheio: cupons, promoções e descontos do pagamento não valem para ele.
      </p>
    </fieldset>
  )
}
