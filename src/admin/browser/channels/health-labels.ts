import { count } from '#kit/pt-br.ts'
import type { FeedHealth } from '#shop/channels/check-feed.ts'

export type FeedRecord = { id: string; name: string; url: string; where: string }

/** How a list stands, in one sentence. */
export function healthText({ products, refused, rows, next }: FeedHealth): string {
  const looked = `${count(products, 'produto conferido', 'produtos conferidos')}${next === null ? '' : ' até aqui'}`
  if (products === 0) return 'Ainda não há produtos à venda para conferir.'
  if (rows.length === 0) return `${looked}: o canal aceita todos.`
  const advised = rows.length - refused
  const parts = [
    refused > 0 && count(refused, 'com algo recusado', 'com algo recusado'),
    advised > 0 && `${count(advised, 'aceito', 'aceitos')} com algo a melhorar`,
  ]
  return `${looked}: ${parts.filter((part) => part !== false).join(', ')}.`
}

/** The next part of a large shop behind the one before. */
export const joinHealth = (before: FeedHealth | undefined, part: FeedHealth): FeedHealth =>
  before
    ? {
        products: before.products + part.products,
        offers: before.offers + part.offers,
        refused: before.refused + part.refused,
        rows: [...before.rows, ...part.rows],
        next: part.next,
      }
    : part
