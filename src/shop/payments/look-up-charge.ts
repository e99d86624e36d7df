import type { Charge } from './charge-rows.ts'
import type { Connections } from './connections.ts'
import { ServiceTrouble } from './provider.ts'
import type { SettleCharge } from './settle-charge.ts'
import type { TakeReceipts } from './take-receipts.ts'

type Options = { connections: Pick<Connections, 'of'>; take: TakeReceipts; settleCharge: SettleCharge }

/** Asks the service what became of a charge, and keeps it. What nobody wants any more is taken back first: who was faster is found by looking. */
export function createChargeLookUp({ connections, take, settleCharge }: Options) {
  return async (charge: Charge, { isWanted = true } = {}) => {
    const provider = await connections.of(charge.method)
    if (!provider) throw new ServiceTrouble('denied', 'Esta forma de pagamento não está mais ligada.')
    const known = { id: charge.serviceId ?? undefined, shown: charge.shown ?? undefined }
    if (!isWanted) await provider.cancel(charge.reference, known)
    const { receipts, ...found } = await provider.lookUp(charge.reference, known)
    await take(charge, receipts)
    await settleCharge(charge, { ...found, isWanted })
    return found.state
  }
}
export type LookUpCharge = ReturnType<typeof createChargeLookUp>
