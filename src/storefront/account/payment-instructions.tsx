import { formatMoney } from '#kit/money.ts'
import { formatMoment } from '#kit/pt-br.ts'
import type { Instructions } from '#shop/payments/contract.ts'
import { TrustedMarkup } from '#ui/trusted-markup.tsx'

/** How an order that is not paid can still be paid, as it was told right after it was placed. */
export function PaymentInstructions({ instructions }: { instructions: Instructions }) {
  return (
    <section className="account-card payment-instructions">
      <h2>Como pagar</h2>
      <Words instructions={instructions} />
    </section>
  )
}

function Words({ instructions }: { instructions: Instructions }) {
  if (instructions.kind === 'words') return instructions.lines.map((line) => <p key={line}>{line}</p>)
  if (instructions.kind === 'link')
    return (
      <a className="button" href={instructions.url}>
        {instructions.label}
      </a>
    )
  return (
    <div className="pix-payment">
      <TrustedMarkup as="div" html={instructions.qrSvg} />
      <div>
        <p>
          Pague <strong>{formatMoney(instructions.amountCents)}</strong> com Pix: aponte a câmera do aplicativo do seu banco para
          o código, ou copie e cole o texto abaixo. Recebedor: <strong>{instructions.receiver}</strong>.
        </p>
        <p className="field">
          <label htmlFor="pix-code">Pix copia e cola</label>
          <textarea className="input" id="pix-code" readOnly rows={4} defaultValue={instructions.copyPaste} />
        </p>
        {instructions.expiresAt && <p className="account-small">Vale até {formatMoment(instructions.expiresAt)}.</p>}
      </div>
    </div>
  )
}
