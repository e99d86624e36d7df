import { count } from '#kit/pt-br.ts'
import type { MenuItem } from './menu-items.ts'

/** What the shop says that waits for somebody, by the names of `/vitrine/v1/desk`. */
export type Desk = Readonly<Record<string, unknown>>

/** How many wait behind some items of the menu, and how that is said. */
export function waitingBehind(items: readonly Pick<MenuItem, 'waits'>[], desk: Desk | undefined) {
  const waiting = items.flatMap(({ waits }) => {
    const total = waits && desk?.[waits.of]
    return waits && typeof total === 'number' && total > 0 ? [{ total, words: count(total, waits.one, waits.many) }] : []
  })
  return { total: waiting.reduce((sum, { total }) => sum + total, 0), words: waiting.map(({ words }) => words).join(', ') }
}

const MOST_TOLD = 99
export const badgeText = (total: number) => (total > MOST_TOLD ? `${MOST_TOLD}+` : String(total))
