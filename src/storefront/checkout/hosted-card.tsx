import type { CardsOnFile, HostedFields, SavedCard } from '#shop/payments/contract.ts'
import { CARD_FIELDS } from '#shop/payments/card-input.ts'
import { savedCardName } from './saved-card-name.ts'

type Props = { fields: HostedFields; totalCents: number; onFile: CardsOnFile }

/**
 * The card of a way to pay whose service has fields of its own. Number, date and code are frames of the service, put in by its script;
 * name and document go to the service alone, so they have no name in our form. Without scripts all of it stays hidden.
 */
export function HostedCard({ fields: { client, scriptUrl, publicKey }, totalCents, onFile }: Props) {
  return (
    <>
      <div
        className="hosted-card"
        data-client={client}
        data-script={scriptUrl}
        data-public-key={publicKey}
        data-total-cents={totalCents}
        hidden
      >
        <p className="hosted-card-state" role="status">
          Abrindo os campos do cartão…
        </p>
        {onFile && onFile.saved.length > 0 && <SavedCards cards={onFile.saved} />}
        <FrameRow id="card_number" label="Número do cartão" />
        <FrameRow id="card_expiry" label="Validade" width="half" />
        <FrameRow id="card_code" label="Código (CVV)" width="half" />
        <p className="form-row field" data-new-card>
          <label htmlFor="card_holder">Nome como está no cartão</label>
          <input
            id="card_holder"
            className="input input-text"
            autoComplete="cc-name"
            maxLength={60}
            aria-required
            spellCheck={false}
          />
        </p>
        <p className="form-row field" data-new-card>
          <label htmlFor="card_document">CPF ou CNPJ do titular</label>
          <input
            id="card_document"
            className="input input-text"
            autoComplete="off"
            maxLength={18}
            aria-required
            spellCheck={false}
          />
        </p>
        <p className="form-row field">
          <label htmlFor={CARD_FIELDS.installments}>Em quantas vezes?</label>
          <select id={CARD_FIELDS.installments} name={CARD_FIELDS.installments} className="input select" defaultValue="">
            <option value="">Digite o número do cartão para ver as parcelas</option>
          </select>
          {/* On a telephone the choice has no room for all of its words. */}
          <span className="field-hint hosted-plan" />
        </p>
        {onFile && (
          <p className="form-row" data-new-card>
            <label className="checkbox">
              <input type="checkbox" name={CARD_FIELDS.keep} value="1" />
              <span>Guardar este cartão no serviço de pagamento para a próxima compra</span>
            </label>
          </p>
        )}
        <input type="hidden" name={CARD_FIELDS.token} />
        <input type="hidden" name={CARD_FIELDS.brand} />
        <input type="hidden" name={CARD_FIELDS.issuer} />
      </div>
      <noscript>
        <p>Sem JavaScript, o cartão é pedido na página do serviço de pagamento, depois de finalizar o pedido.</p>
      </noscript>
    </>
  )
}

/** One of them, or another one: with a card that is kept only its code is asked for. */
function SavedCards({ cards }: { cards: SavedCard[] }) {
  return (
    <fieldset className="saved-cards">
      <legend>Pagar com</legend>
      {cards.map(({ id, serviceId, brand, issuer, firstSix, lastFour, expiry }, position) => (
        <label key={id}>
          <input
            type="radio"
            className="input-radio"
            name={CARD_FIELDS.saved}
            value={id}
            defaultChecked={position === 0}
            data-card={serviceId}
            data-brand={brand}
            data-issuer={issuer}
            data-bin={firstSix}
          />
          <span>{savedCardName({ brand, lastFour, expiry })}</span>
        </label>
      ))}
      <label>
        <input type="radio" className="input-radio" name={CARD_FIELDS.saved} value="" />
        <span>Outro cartão</span>
      </label>
    </fieldset>
  )
}

function FrameRow({ id, label, width = 'wide' }: { id: string; label: string; width?: 'wide' | 'half' }) {
  return (
    <div className="form-row field" data-width={width} data-new-card={id === 'card_code' ? undefined : ''}>
      <span className="hosted-label" data-for={id}>
        {label}
      </span>
      <div id={id} className="input hosted-input" />
    </div>
  )
}
