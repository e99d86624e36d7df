import type { Connections } from './connections.ts'
import type { ChargeFollowing } from './follow-charges.ts'
import { ServiceTrouble } from './provider.ts'

export const RECONCILE_JOB = 'reconcile-payments'

type Options = {
  connections: Pick<Connections, 'ids'>
  following: Pick<ChargeFollowing, 'reconcile'>
  now: () => Date
}

/** Compares every service's own list with ours. One that is down is compared the next time, from where it was left. */
export function createReconcileJob({ connections, following, now }: Options) {
  return async () => {
    for (const method of await connections.ids()) {
      try {
        await following.reconcile(method, now())
      } catch (error) {
        if (!(error instanceof ServiceTrouble)) throw error
      }
    }
  }
}
