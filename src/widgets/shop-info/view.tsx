import type { ReactNode } from 'react'
import type { ViewProps } from '#builder/define-widget.ts'
import type { ShopInfo } from '#content/settings/contract.ts'
import { namedDocument } from '#kit/brazil/documents.ts'
import { Icon } from '#ui/icon.tsx'
import { phoneUrl, whatsappUrl } from './contact-links.ts'
import type { ShopData as Loaded } from './load.ts'
import type widget from './widget.ts'

export default function ShopData({ settings, data: shop }: ViewProps<typeof widget, Loaded>) {
  const { layout, align, show_legal, show_contact, show_hours } = settings
  return (
    <address className="shop-info" data-layout={layout} data-align={align}>
      {show_legal && shop.legalName + shop.document + shop.address !== '' && <Legal shop={shop} />}
      {show_legal && shop.legalLinks.length > 0 && (
        <ul>
          {shop.legalLinks.map(({ title, url }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      )}
      {show_contact && shop.email + shop.phone + shop.whatsapp !== '' && (
        <ul>
          {shop.email !== '' && <Way icon="mail" url={`mailto:${shop.email}`} text={shop.email} />}
          {shop.phone !== '' && <Way icon="phone" url={phoneUrl(shop.phone)} text={shop.phone} />}
          {shop.whatsapp !== '' && (
            <Way icon="whatsapp" url={whatsappUrl(shop.whatsapp)} text={<Whatsapp number={shop.whatsapp} />} />
          )}
        </ul>
      )}
      {show_contact && shop.privacyContact !== '' && <p className="shop-info-privacy">Dados pessoais: {shop.privacyContact}</p>}
      {show_hours && shop.hours !== '' && <p className="shop-info-hours">{shop.hours}</p>}
    </address>
  )
}

function Legal({ shop }: { shop: ShopInfo }) {
  const place = [shop.address, [shop.city, shop.state].filter(Boolean).join(' – '), shop.postcode && `CEP ${shop.postcode}`]
  return (
    <p>
      {shop.legalName !== '' && <strong>{shop.legalName}</strong>}
      {shop.document !== '' && <span>{namedDocument(shop.document)}</span>}
      <span>{place.filter(Boolean).join(', ')}</span>
    </p>
  )
}

function Way({ icon, url, text }: { icon: string; url: string; text: ReactNode }) {
  return (
    <li>
      <a href={url}>
        <Icon name={icon} />
        {text}
      </a>
    </li>
  )
}

function Whatsapp({ number }: { number: string }) {
  return (
    <span>
      {number} <span className="screen-reader-text">(WhatsApp)</span>
    </span>
  )
}
