import { type Cents, formatMoney, type PriceTag } from '#kit/money.ts'

/** A price as markup, for answers that the ecosystem's own scripts put into the page. */
export function priceHtml({ cents, regularCents, upToCents = cents }: PriceTag): string {
  if (upToCents > cents) return `<span class="price">${amount(cents)} – ${amount(upToCents)}</span>`
  if (cents >= regularCents) return `<span class="price">${amount(cents)}</span>`
  const words = `O preço original era ${formatMoney(regularCents)}. O preço atual é ${formatMoney(cents)}.`
  return (
    `<span class="price"><del aria-hidden="true">${amount(regularCents)}</del> ` +
    `<span class="screen-reader-text">${words}</span><ins aria-hidden="true">${amount(cents)}</ins></span>`
  )
}

/** Beside a sale: what it cost at least before. */
export const lowestPriceText = (cents: Cents) => `Menor preço dos últimos 30 dias antes da oferta: ${formatMoney(cents)}`

function amount(cents: number) {
  const [symbol, digits] = formatMoney(cents).split('\u00a0')
  return (
    '<span class="woocommerce-Price-amount amount"><bdi>' +
    `<span class="woocommerce-Price-currencySymbol">${symbol}</span>&nbsp;${digits}</bdi></span>`
  )
}
