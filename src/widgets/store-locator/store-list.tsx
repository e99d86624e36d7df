import { formatCep } from '#kit/brazil/cep.ts'
import type { ShownPickupPoint } from '#shop/shipping/contract.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { phoneUrl, whatsappUrl } from '../shop-info/contact-links.ts'

type Props = { points: ShownPickupPoint[]; hasSearch: boolean; hasPictures?: boolean; cep?: string; problem?: string }

/** The shop's places, each with what leads there. The search is a page of its own: it works without scripts. */
export const StoreList = ({ points, hasSearch, hasPictures = true, cep = '', problem }: Props) => (
  <div className="store-locator">
    {hasSearch && (
      <form className="store-search" method="get" action="/nossas-lojas/" role="search">
        <label htmlFor="store-cep">Seu CEP</label>
        <input
          className="input"
          id="store-cep"
          name="cep"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00000-000"
          maxLength={20}
          required
          defaultValue={formatCep(cep)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'store-cep-problem' : undefined}
        />
        <button type="submit" className="button" data-look="outline">
          Ver a mais perto
        </button>
        {problem && (
          <p id="store-cep-problem" className="store-problem" role="alert">
            {problem}
          </p>
        )}
      </form>
    )}
    <ul className="store-list">
      {points.map((point) => (
        <Store key={`${point.name} ${point.address}`} point={point} hasPictures={hasPictures} />
      ))}
    </ul>
  </div>
)

function Store({ point, hasPictures }: { point: ShownPickupPoint; hasPictures: boolean }) {
  const { name, line, postcode, hours, phone, whatsapp, picture } = point
  return (
    <li className="store">
      {hasPictures && picture && <Picture picture={picture} sizes="(min-width: 48rem) 24rem, 100vw" />}
      <h3>{name}</h3>
      <address>
        {line}
        {postcode !== '' && <span>{`CEP ${formatCep(postcode)}`}</span>}
      </address>
      {hours !== '' && <p className="store-hours">{hours}</p>}
      <ul className="store-ways">
        {phone !== '' && (
          <li>
            <a href={phoneUrl(phone)}>
              <Icon name="phone" />
              {phone}
            </a>
          </li>
        )}
        {whatsapp !== '' && (
          <li>
            <a href={whatsappUrl(whatsapp)} rel="noopener" target="_blank">
              <Icon name="whatsapp" />
              {whatsapp} <span className="screen-reader-text">(WhatsApp de {name}, abre em outra aba)</span>
            </a>
          </li>
        )}
        <li>
          <a href={mapUrl(point)} rel="noopener" target="_blank">
            <Icon name="map" />
            Ver no mapa <span className="screen-reader-text">({name}, abre em outra aba)</span>
          </a>
        </li>
      </ul>
    </li>
  )
}

/** A link and nothing more: no map of others is loaded. */
const mapUrl = ({ line, postcode }: ShownPickupPoint) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([line, formatCep(postcode), 'Brasil'].filter((part) => part !== '').join(', '))}`
