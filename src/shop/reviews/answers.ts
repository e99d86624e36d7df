import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Mail } from '#shop/accounts/contract.ts'

/** What somebody is told when the shop has answered what they wrote. */
export type AnswerTold = { to: string; name: string; product: string; url: string; text: string; answer: string }

type Options = {
  db: Kysely<Database>
  answerMail: (told: AnswerTold) => Promise<Mail>
  putMail: (db: Kysely<Database>, mail: Mail) => Promise<void>
  shopUrl: string
}

/** What the shop says to a review: under it for everybody, and once to its author. */
export function createReviewAnswers({ db, answerMail, putMail, shopUrl }: Options) {
  /** Once it is both answered and shown; whichever came last. */
  const tell = async (trx: Kysely<Database>, id: number) => {
    const { rows } = await sql<{
      email: string | null
      name: string
      text: string
      answer: string
      product: string
      slug: string
    }>`
      update reviews r set answer_told_at = now() from products p
      where r.id = ${id} and p.id = r.product_id and r.status = 'approved' and r.answer is not null and r.answer_told_at is null
        and p.status = 'publish'
      returning r.author_email as email, r.author_name as name, r.text, r.answer, p.name as product, p.slug`.execute(trx)
    const told = rows[0]
    if (!told?.email) return
    const url = `${shopUrl}/produto/${told.slug}/#reviews`
    const { email: to, name, product, text, answer } = told
    await putMail(trx, await answerMail({ to, name, product, url, text, answer }))
  }
  return {
    /** An empty answer takes the last one away. False where there is no such review. */
    answer: async (id: number, text: string): Promise<boolean> =>
      await inTransaction(db, async (trx) => {
        const { rows } = await sql`
          update reviews set answer = ${text || null},
            answered_at = case when ${text} = '' then null when answer is null then now() else answered_at end
          where id = ${id} returning id`.execute(trx)
        if (rows.length === 0) return false
        await tell(trx, id)
        return true
      }),
    tell: async (id: number) => await inTransaction(db, async (trx) => await tell(trx, id)),
  }
}
export type ReviewAnswers = ReturnType<typeof createReviewAnswers>
