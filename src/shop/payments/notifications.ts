import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { enqueue } from '#jobs/queue.ts'
import type { Connections } from './connections.ts'
import type { Noticed, Notification } from './provider.ts'

export const LOOK_UP_JOB = 'look-up-payment'

type Options = { db: Kysely<Database>; connections: Pick<Connections, 'of'> }

/** Calls of payment services: answered at once; what they are about is asked for by a job. Undefined: there is no such service. */
export function createNotifications({ db, connections }: Options) {
  return async (method: string, notification: Notification): Promise<Noticed | undefined> => {
    const provider = await connections.of(method)
    const noticed = provider?.readNotification(notification)
    if (!noticed?.ok) return noticed
    for (const { about, ...what } of noticed.news) {
      const subject = 'reference' in what ? what.reference : what.receipt
      await enqueue(db, { kind: LOOK_UP_JOB, payload: { method, ...what }, ref: `${method}:${subject}:${about}` })
    }
    return noticed
  }
}
export type Notifications = ReturnType<typeof createNotifications>
