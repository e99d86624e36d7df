import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { createCouponEditor } from './editor.ts'

type MailCoupon = { code: string; percent: number; email: string; until: Date; description: string }

/** A coupon for one person: it holds once, for their address, until its end. In the caller's transaction. */
export async function makeMailCoupon(trx: Transaction<Database>, { code, percent, email, until, description }: MailCoupon) {
  const made = await createCouponEditor({ db: trx }).create({
    code,
    description,
    kind: 'percent',
    hundredths: percent * 100,
    usageLimit: 1,
    perPerson: 1,
    individualUse: true,
    emails: [email],
    expiresAt: until,
  })
  if (!made.ok) throw new Error(`No coupon could be made for a mail: ${made.problem.kind}. The code is random, so try again.`)
  return made.id
}
