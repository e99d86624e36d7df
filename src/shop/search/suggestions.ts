import { formatMoney } from '#kit/money.ts'
import type { ProductCard } from '../catalog/contract.ts'
import type { FoundPage, SearchResults, Suggestion } from './contract.ts'

/** What was found, as it is offered while somebody types: with a picture and a price where there are some. */
export const suggestionsOf = ({ products, pages }: Pick<SearchResults, 'products' | 'pages'>, shopUrl: string): Suggestion[] => [
  ...products.map((card) => productSuggestion(card, shopUrl)),
  ...pages.map((one) => pageSuggestion(one, shopUrl)),
]

const productSuggestion = ({ id, name, url, price, cover }: ProductCard, shopUrl: string): Suggestion => ({
  id,
  title: name,
  url: shopUrl + url,
  type: 'post',
  subtype: 'product',
  price: price.upToCents === undefined ? formatMoney(price.cents) : `A partir de ${formatMoney(price.cents)}`,
  picture: cover?.sizes[0]?.webp ?? '',
})

const pageSuggestion = ({ id, title, url, type }: FoundPage, shopUrl: string): Suggestion => ({
  id,
  title,
  url: shopUrl + url,
  type: 'post',
  subtype: type,
  price: '',
  picture: '',
})
