import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Mail } from '#shop/accounts/contract.ts'
import type { AnswerTold } from '../answers.ts'
import { QUESTION_CONSENT, type QuestionList, SHOWN_QUESTIONS } from './contract.ts'
import type { WrittenQuestion } from './question.ts'

export type QuestionStatus = 'waiting' | 'published' | 'refused'
export type QuestionChange = { status?: QuestionStatus; answer?: string }
/** `unanswered`: only what has an answer can be published. */
export type QuestionSaved = 'saved' | 'gone' | 'unanswered'
type Search = { status?: QuestionStatus; words?: string; limit: number; offset: number }
type Options = {
  db: Kysely<Database>
  answerMail: (told: AnswerTold) => Promise<Mail>
  putMail: (db: Kysely<Database>, mail: Mail) => Promise<void>
  shopUrl: string
}

export type Questions = ReturnType<typeof createQuestions>

/** What shoppers ask about products, and what the shop answers. */
export function createQuestions({ db, answerMail, putMail, shopUrl }: Options) {
  const rowsOf = () =>
    db
      .selectFrom('product_questions as q')
      .innerJoin('products as p', 'p.id', 'q.product_id')
      .select(['q.id', 'q.product_id', 'q.author_name', 'q.author_email', 'q.text', 'q.status', 'q.answer', 'q.created_at'])
      .select(['q.answer_told_at', 'p.name as product_name', 'p.slug as product_slug'])
  const tell = async (trx: Kysely<Database>, id: number) => {
    const { rows } = await sql<{
      email: string | null
      name: string
      text: string
      answer: string
      product: string
      slug: string
    }>`
      update product_questions q set answer_told_at = now() from products p
      where q.id = ${id} and p.id = q.product_id and q.answer is not null and q.answer_told_at is null and q.status <> 'refused'
      returning q.author_email as email, q.author_name as name, q.text, q.answer, p.name as product, p.slug`.execute(trx)
    const told = rows[0]
    if (!told?.email) return
    const { email: to, name, product, text, answer, slug } = told
    await putMail(trx, await answerMail({ to, name, product, text, answer, url: `${shopUrl}/produto/${slug}/#tab-questions` }))
  }
  return {
    /** The published ones of a product, those answered last first. */
    shown: async (productId: number, words = ''): Promise<QuestionList> => {
      const { rows } = await sql<{ id: number; author: string; text: string; at: Date; answer: string; total: number }>`
        select * from (
          select id, author_name as author, text, created_at as at, answer, answered_at, (count(*) over ())::int as total
          from product_questions where product_id = ${productId} and status = 'published'
        ) shown
        where ${words} = '' or lower(text || E'\n' || answer) like ${`%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`}
        order by answered_at desc, id desc limit ${SHOWN_QUESTIONS}`.execute(db)
      const total = rows[0]?.total ?? (words === '' ? 0 : 1)
      return { questions: rows.map(({ id, author, text, at, answer }) => ({ id, author, text, at, answer })), total, words }
    },
    add: async (productId: number, { text, author, email }: WrittenQuestion, userId: number | undefined) => {
      await db
        .insertInto('product_questions')
        .values({
          product_id: productId,
          user_id: userId ?? null,
          author_name: author,
          author_email: email,
          text,
          consent_text: QUESTION_CONSENT,
          answer: null,
          answered_at: null,
          answer_told_at: null,
        })
        .execute()
    },

    list: async ({ status, words, limit, offset }: Search) => {
      let wanted = rowsOf()
      if (status) wanted = wanted.where('q.status', '=', status)
      if (words) {
        const like = `%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
        wanted = wanted.where(
          sql<boolean>`lower(q.text || E'\n' || coalesce(q.answer, '') || E'\n' || q.author_name) like ${like}`,
        )
      }
      const [rows, counted] = await Promise.all([
        wanted.orderBy('q.created_at', 'desc').orderBy('q.id', 'desc').limit(limit).offset(offset).execute(),
        wanted
          .clearSelect()
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { rows, total: Number(counted.total) }
    },
    read: async (id: number) => await rowsOf().where('q.id', '=', id).executeTakeFirst(),
    /** An empty answer takes the last one away, and the question from the page. */
    change: async (id: number, { status, answer }: QuestionChange): Promise<QuestionSaved> =>
      await inTransaction(db, async (trx) => {
        const before = await trx
          .selectFrom('product_questions')
          .select(['status', 'answer'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
        if (!before) return 'gone'
        const said = answer === undefined ? before.answer : answer || null
        const wanted = status ?? (said === null && before.status === 'published' ? 'waiting' : before.status)
        if (wanted === 'published' && said === null) return 'unanswered'
        await sql`
          update product_questions set status = ${wanted}, answer = ${said},
            answered_at = case when ${said}::text is null then null else coalesce(answered_at, now()) end
          where id = ${id}`.execute(trx)
        await tell(trx, id)
        return 'saved'
      }),
    remove: async (id: number) => {
      await db.deleteFrom('product_questions').where('id', '=', id).execute()
    },
  }
}
export type StoredQuestion = NonNullable<Awaited<ReturnType<Questions['read']>>>
