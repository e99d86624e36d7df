import { formatMoney } from '#kit/money.ts'
import { formatDate } from '#kit/pt-br.ts'
import { LOCAL_ZONE } from '#kit/brazil/local-time.ts'
import type { Instructions } from '#shop/payments/contract.ts'
import { CardInstructions } from './card-instructions.tsx'
import { Icon } from '#ui/icon.tsx'
import { TrustedMarkup } from '#ui/trusted-markup.tsx'

const moment = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: LOCAL_ZONE,
})

/** How to pay an order that waits for it. */
export function PaymentInstructions({ instructions }: { instructions: Instructions }) {
  if (instructions.kind === 'pix') return <Pix pix={instructions} />
  if (instructions.kind === 'boleto') return <Boleto boleto={instructions} />
  if (instructions.kind === 'card' || instructions.kind === 'review' || instructions.kind === 'challenge')
    return <CardInstructions card={instructions} />
  return (
    <section className="payment-instructions" aria-labelledby="payment-instructions">
      <h2 id="payment-instructions">Como pagar</h2>
      {instructions.kind === 'waiting' ? (
        <>
          <p className="payment-waiting" role="status">
            {instructions.text}
          </p>
          <NoScript text="Atualize esta página em alguns segundos." />
        </>
      ) : instructions.kind === 'words' ? (
        <div>
          {instructions.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ) : (
        <p>
          <a className="button" href={instructions.url}>
            {instructions.label}
          </a>
        </p>
      )}
    </section>
  )
}

/** With scripts the page turns by itself. */
const NoScript = ({ text }: { text: string }) => (
  <noscript>
    <p>{text}</p>
  </noscript>
)

/** On a telephone the code is copied, on a large screen the QR code is scanned: each stands first where it is used. */
function Pix({ pix: { copyPaste, qrSvg, expiresAt, amountCents, receiver } }: { pix: Extract<Instructions, { kind: 'pix' }> }) {
  return (
    <section className="payment-instructions payment-pix" aria-labelledby="payment-instructions">
      <h2 id="payment-instructions">Pague com Pix</h2>
      <div className="pix-copy">
        <p className="pix-amount">
          Valor: <strong>{formatMoney(amountCents)}</strong>
        </p>
        {expiresAt && (
          <p className="pix-expiry">
            <Icon name="clock" />
            <span>
              Pague até{' '}
              <time dateTime={expiresAt.toISOString()}>
                <strong>{moment.format(expiresAt)}</strong>
              </time>
              . <strong className="pix-countdown" role="timer" data-until={expiresAt.toISOString()} />
            </span>
          </p>
        )}
        <button type="button" className="button" data-copy="pix-code">
          Copiar o código
        </button>
        <p className="pix-copied" role="status" />
        <p className="field pix-code">
          <label htmlFor="pix-code">Pix copia e cola</label>
          <textarea id="pix-code" className="input" readOnly rows={3} defaultValue={copyPaste} />
        </p>
      </div>
      <TrustedMarkup className="pix-qr" html={qrSvg} />
      <div className="pix-words">
        <p className="pix-receiver">
          Recebedor: <strong>{receiver}</strong>
        </p>
        <ol>
          <li>Abra o aplicativo do seu banco e escolha pagar com Pix.</li>
          <li>Cole o código que você copiou, ou aponte a câmera para o QR Code.</li>
          <li>Confira o valor e o recebedor, e confirme.</li>
        </ol>
        <NoScript text="Depois de pagar, atualize esta página." />
        {expiresAt && <p>Até o fim do prazo as peças ficam reservadas para você.</p>}
      </div>
    </section>
  )
}

/** A line to copy into the bank's application, and the sheet to print. */
function Boleto({ boleto: { line, pdfUrl, dueAt, amountCents } }: { boleto: Extract<Instructions, { kind: 'boleto' }> }) {
  return (
    <section className="payment-instructions payment-boleto" aria-labelledby="payment-instructions">
      <h2 id="payment-instructions">Pague o boleto</h2>
      <div className="pix-copy">
        <p className="pix-amount">
          Valor: <strong>{formatMoney(amountCents)}</strong>
        </p>
        <p>
          Vence em{' '}
          <time dateTime={dueAt.toISOString()}>
            <strong>{formatDate(dueAt)}</strong>
          </time>
          . O pagamento é confirmado em até dois dias úteis.
        </p>
        {line !== '' && (
          <>
            <button type="button" className="button" data-copy="boleto-line">
              Copiar o código
            </button>
            <p className="pix-copied" role="status" />
            <p className="field pix-code">
              <label htmlFor="boleto-line">Linha digitável</label>
              <textarea id="boleto-line" className="input" readOnly rows={2} defaultValue={line} />
            </p>
          </>
        )}
        {pdfUrl !== '' && (
          <p>
            <a className="button" data-look="outline" href={pdfUrl} target="_blank" rel="noopener noreferrer">
              Abrir o boleto em PDF
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
