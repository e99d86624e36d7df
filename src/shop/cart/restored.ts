import type { Cart } from './cart.ts'

/** The key of an addition that brought a line over from another cart of the same person. */
export const restoredKey = (lineKey: string, version: number) => `restored:${lineKey}:${version}`

/** A guest's cart as it joins the account's: a line that came from there is not counted twice. */
export function withoutRestored(guest: Cart, saved: Cart, recentAdds: readonly string[]): Cart {
  const lines = guest.lines.flatMap((line) => {
    const isRestored = recentAdds.some((key) => key.startsWith(`restored:${line.key}:`))
    const before = isRestored ? (saved.lines.find(({ key }) => key === line.key)?.quantity ?? 0) : 0
    return line.quantity > before ? [{ ...line, quantity: line.quantity - before }] : []
  })
  return { ...guest, lines }
}
