import type { Cents } from '#kit/money.ts'
import type { Receipt } from './provider.ts'

/** A payment as we know it. */
export type KnownReceipt = { id: string; amountCents: Cents; orderId: number | null; at: Date; isInWindow: boolean }
/** Where service and shop don't agree; `order` is the one that the service's name for it leads to. */
export type Difference = {
  kind: 'only-there' | 'only-here' | 'other-sum'
  receipt: string
  orderId: number | null
  thereCents: Cents | null
  hereCents: Cents | null
}

type Comparing = {
  /** What the service lists. */
  there: readonly Receipt[]
  /** Ours: every one that it lists, and all of the time that is looked at. */
  here: readonly KnownReceipt[]
  /** Orders by our name for their charges. */
  orderOf: ReadonlyMap<string, number>
}

/** Paid there and not here, paid here and not there, or another sum. Money on the account that is not of the shop is none of it. */
export function compareReceipts({ there, here, orderOf }: Comparing): Difference[] {
  const known = new Map(here.map((one) => [one.id, one]))
  const listed = new Set(there.map(({ id }) => id))
  const ofThere = there.flatMap(({ id, reference, amountCents }): Difference[] => {
    const ours = known.get(id)
    const orderId = ours?.orderId ?? orderOf.get(reference) ?? null
    if (!ours && orderId === null) return []
    if (!ours) return [{ kind: 'only-there', receipt: id, orderId, thereCents: amountCents, hereCents: null }]
    if (ours.amountCents === amountCents) return []
    return [{ kind: 'other-sum', receipt: id, orderId, thereCents: amountCents, hereCents: ours.amountCents }]
  })
  const ofHere = here
    .filter(({ id, isInWindow }) => isInWindow && !listed.has(id))
    .map(({ id, amountCents, orderId }): Difference => ({
      kind: 'only-here',
      receipt: id,
      orderId,
      thereCents: null,
      hereCents: amountCents,
    }))
  return [...ofThere, ...ofHere]
}

/** What the service lists of the shop's own orders. */
export type ListedReceipt = Pick<Receipt, 'id' | 'amountCents' | 'feeCents' | 'netCents' | 'availableAt'> & { orderId: number }

export function listedReceipts({ there, here, orderOf }: Comparing): ListedReceipt[] {
  const known = new Map(here.map(({ id, orderId }) => [id, orderId]))
  return there.flatMap(({ id, reference, amountCents, feeCents, netCents, availableAt }) => {
    const orderId = known.get(id) ?? orderOf.get(reference)
    return orderId === undefined ? [] : [{ id, orderId, amountCents, feeCents, netCents, availableAt }]
  })
}
