import type { Instructions } from '#shop/payments/contract.ts'

type OfCard = Extract<Instructions, { kind: 'card' | 'review' | 'challenge' }>

/** The bank's page is of another host: it needs its own scripts and memory, and must not lead ours away. */
const BANK_MAY = 'allow-forms allow-scripts allow-same-origin allow-popups'

/** An order that is paid by card: asked for (again), thought over, or in question at the card's bank. */
export function CardInstructions({ card }: { card: OfCard }) {
  if (card.kind === 'challenge') return <BankQuestion {...card} />
  return (
    <section
      className="payment-instructions payment-card"
      aria-labelledby="payment-instructions"
      data-stage={card.kind === 'card' ? (card.problem ?? 'asked') : 'review'}
    >
      <h2 id="payment-instructions">
        {card.kind === 'review' ? 'Pagamento em análise' : card.problem ? 'O cartão não foi aprovado' : 'Pague com cartão'}
      </h2>
      {card.kind === 'review' ? (
        <p role="status">{card.text}</p>
      ) : (
        <>
          {card.problem && <p role="alert">{card.problem}</p>}
          <p>
            <a className="button" href={card.payUrl}>
              {card.offersOtherWay ? 'Escolher como pagar' : card.problem ? 'Tentar de novo' : 'Pagar com cartão'}
            </a>
          </p>
        </>
      )}
    </section>
  )
}

/** The bank's own page stands in a frame; a script sends the form there by itself, without one it is sent by its button. */
function BankQuestion({ url, fields }: Extract<Instructions, { kind: 'challenge' }>) {
  return (
    <section className="payment-instructions payment-challenge" aria-labelledby="payment-instructions" data-stage="challenge">
      <h2 id="payment-instructions">Confirme a compra no seu banco</h2>
      <p role="status">
        O banco do cartão pede uma confirmação, que expira em cinco minutos. Depois dela esta página mostra o resultado.
      </p>
      <form method="post" action={url} target="bank-question" data-bank-question>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button">
          Abrir a confirmação
        </button>
      </form>
      <iframe className="bank-question" name="bank-question" title="Confirmação do banco" sandbox={BANK_MAY} />
    </section>
  )
}
