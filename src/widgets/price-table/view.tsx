import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkTo } from '#ui/link.tsx'
import { CURRENCY_SIGNS, priceParts } from './price-parts.ts'
import type widget from './widget.ts'

export default function PriceTable({ settings }: ViewProps<typeof widget>) {
  const { heading, sub_heading, heading_tag: Heading, features_list, button_text, link, footer_additional_info } = settings
  return (
    <div className="elementor-price-table">
      <div className="elementor-price-table__header">
        {heading !== '' && <Heading className="elementor-price-table__heading">{heading}</Heading>}
        {sub_heading !== '' && <p className="elementor-price-table__subheading">{sub_heading}</p>}
      </div>
      <Price settings={settings} />
      {features_list.length > 0 && (
        <ul className="elementor-price-table__features-list">
          {features_list.map(({ item_text, selected_item_icon, included }) => (
            <li key={item_text} data-included={included ? 'yes' : 'no'}>
              <Icon name={included ? selected_item_icon : 'close'} />
              {!included && <span className="screen-reader-text">Não inclui: </span>}
              <span>{item_text}</span>
            </li>
          ))}
        </ul>
      )}
      {(button_text !== '' || footer_additional_info !== '') && (
        <div className="elementor-price-table__footer">
          {button_text !== '' && (
            <LinkTo to={link} className="elementor-price-table__button button" data-look={settings.button_look}>
              {button_text}
            </LinkTo>
          )}
          {footer_additional_info !== '' && <p className="elementor-price-table__additional_info">{footer_additional_info}</p>}
        </div>
      )}
      {settings.show_ribbon && settings.ribbon_title !== '' && (
        <p className="elementor-ribbon" data-side={settings.ribbon_horizontal_position}>
          {settings.ribbon_title}
        </p>
      )}
    </div>
  )
}

/** Large for the eyes, and in one sentence for the ears. */
function Price({ settings }: Pick<ViewProps<typeof widget>, 'settings'>) {
  const { currency_symbol, currency_symbol_custom, currency_position, price, sale, original_price, period } = settings
  const sign = currency_symbol === 'custom' ? currency_symbol_custom : CURRENCY_SIGNS[currency_symbol]
  const now = priceParts(price, sign)
  const before = sale && original_price !== '' ? priceParts(original_price, sign) : undefined
  const isAmount = now.whole !== now.spoken || sign === ''
  return (
    <div className="elementor-price-table__price" data-period={settings.period_position}>
      <p className="screen-reader-text">
        {[before ? `de ${before.spoken} por ${now.spoken}` : now.spoken, period].filter(Boolean).join(' ')}
      </p>
      <p aria-hidden="true" data-sign={currency_position}>
        {before && <s className="elementor-price-table__original-price">{before.spoken}</s>}
        {isAmount && sign !== '' && <span className="elementor-price-table__currency">{sign}</span>}
        <span className="elementor-price-table__integer-part" data-long={now.whole.length > 7 ? '' : undefined}>
          {now.whole}
        </span>
        {now.cents !== '' && <span className="elementor-price-table__fractional-part">,{now.cents}</span>}
      </p>
      {period !== '' && (
        <p className="elementor-price-table__period" aria-hidden="true">
          {period}
        </p>
      )}
    </div>
  )
}
