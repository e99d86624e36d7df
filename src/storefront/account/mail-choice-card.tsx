import type { MonthDay } from '#shop/marketing/rules.ts'
import { OPT_IN_WORDS } from '#shop/marketing/text.ts'

export type MailChoice = {
  nonce: string
  isGiven: boolean
  birthday: MonthDay | undefined
  /** Whether the shop sends such mails at all; who said yes before can always say no. */
  isAsked: boolean
}

const MONTHS = Array.from({ length: 12 }, (_, at) =>
  new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, at, 15)),
)
const DAYS = Array.from({ length: 31 }, (_, at) => at + 1)

/** A yes or no to mails that sell, and the birthday for those who want to be congratulated. */
export function MailChoiceCard({ nonce, isGiven, birthday, isAsked }: MailChoice) {
  if (!isAsked && !isGiven && !birthday) return null
  return (
    <section className="account-card" id="novidades">
      <h2>Novidades e ofertas por e-mail</h2>
      <p>Lembretes do carrinho, pedidos de avaliação, ofertas e felicitações. E-mails sobre os seus pedidos chegam sempre.</p>
      <form className="account-form" method="post" action="/minha-conta/my-data/emails/">
        <p className="field">
          <label className="woocommerce-form__label-for-checkbox checkbox" htmlFor="marketing_opt_in">
            <input type="checkbox" id="marketing_opt_in" name="marketing_opt_in" value="1" defaultChecked={isGiven} />{' '}
            <span>{OPT_IN_WORDS}</span>
          </label>
        </p>
        <p className="field">
          <label htmlFor="birthday_day">
            Dia do aniversário<span className="optional"> (opcional)</span>
          </label>
          <select className="input" id="birthday_day" name="birthday_day" defaultValue={birthday?.day ?? ''}>
            <option value="">—</option>
            {DAYS.map((day) => (
              <option key={day} value={day}>
                {day}
              </option>
            ))}
          </select>
        </p>
        <p className="field">
          <label htmlFor="birthday_month">
            Mês do aniversário<span className="optional"> (opcional)</span>
          </label>
          <select className="input" id="birthday_month" name="birthday_month" defaultValue={birthday?.month ?? ''}>
            <option value="">—</option>
            {MONTHS.map((name, at) => (
              <option key={name} value={at + 1}>
                {name}
              </option>
            ))}
          </select>
        </p>
        <input type="hidden" name="_wpnonce" value={nonce} />
        <button type="submit" className="button" data-look="outline">
          Salvar escolhas
        </button>
      </form>
    </section>
  )
}
