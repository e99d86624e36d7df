import { count, formatDate } from '#kit/pt-br.ts'
import { type Download, UNBOUNDED } from '#shop/downloads/service.ts'

/** More is no number that a buyer counts by. */
const COUNTED = 1_000_000

/** How often and how long a bought file may still be fetched. */
export const downloadTerms = ({ left, until }: Pick<Download, 'left' | 'until'>): [times: string, term: string] => [
  left > COUNTED ? 'quantas vezes quiser' : count(left, 'vez', 'vezes'),
  until.getTime() >= UNBOUNDED.until.getTime() ? 'sem prazo' : `até ${formatDate(until)}`,
]
