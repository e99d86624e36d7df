import { formatMoney, type Cents, type PriceTag } from '#kit/money.ts'

/** A price in the markup that scripts of this ecosystem read. */
export function Price({ price }: { price: PriceTag }) {
  const { cents, regularCents, upToCents } = price
  if (upToCents !== undefined && upToCents > cents) {
    return (
      <span className="price">
        <span className="price-from">a partir de </span>
        <Amount cents={cents} />
      </span>
    )
  }
  if (cents >= regularCents) {
    return (
      <span className="price">
        <Amount cents={cents} />
      </span>
    )
  }
  return (
    <span className="price" data-sale="">
      <del aria-hidden="true">
        <Amount cents={regularCents} />
      </del>{' '}
      <span className="screen-reader-text">
        O preço original era {formatMoney(regularCents)}. O preço atual é {formatMoney(cents)}.
      </span>
      <ins aria-hidden="true">
        <Amount cents={cents} />
      </ins>
    </span>
  )
}

export function Amount({ cents }: { cents: Cents }) {
  const [symbol, digits] = formatMoney(cents).split('\u00a0')
  return (
    <span className="woocommerce-Price-amount amount">
      <bdi>
        <span className="woocommerce-Price-currencySymbol">{symbol}</span>&nbsp;{digits}
      </bdi>
    </span>
  )
}
