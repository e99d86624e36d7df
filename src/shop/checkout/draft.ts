import { type Kysely, sql } from 'kysely'
import { isOwnAnswer } from '#db/order-answers.ts'
import { PREPARED } from '#db/prepared.ts'
import type { Database } from '#db/schema.ts'
import { singleBreaks } from '#kit/typed-text.ts'
import type { Draft } from './contract.ts'
import { destinationOf } from './destination.ts'
import { isExtraName, MAX_ANSWER_LENGTH, MAX_EXTRA_FIELDS, postedText } from './extra-fields.ts'
import { CHECKOUT_CHOICES, CHECKOUT_FIELDS, NOTE_MAX_LENGTH } from './fields.ts'

const LENGTHS = new Map<string, number>([
  ...CHECKOUT_FIELDS.map(({ name, maxLength }) => [name, maxLength + 20] as const),
  ...CHECKOUT_CHOICES.map((name) => [name, name === 'order_comments' ? NOTE_MAX_LENGTH : 60] as const),
])

/** The fields of the form that may be kept. A password or a nonce never is. */
export function draftOf(fields: Record<string, unknown>): Draft {
  const answered = new Set(Object.keys(fields).map((name) => name.replace(/\[\]$/, '')))
  const [own = [], others = []] = [true, false].map((isOwn) =>
    [...answered].filter((name) => isExtraName(name) && isOwnAnswer(name) === isOwn),
  )
  const extras = [own, others].flatMap((names) => names.slice(0, MAX_EXTRA_FIELDS))
  return Object.fromEntries(
    [...LENGTHS, ...extras.map((name) => [name, longestDraft(name)] as const)].flatMap(([name, length]) => {
      const value = isExtraName(name) ? postedText(fields, name) : fields[name]
      if (typeof value !== 'string' || value === '') return []
      // Signs that nobody types would be written six times as long.
      return [
        [
          name,
          singleBreaks(value)
            .slice(0, length)
            .replaceAll(/[^\P{Cc}\n]/gu, ''),
        ] as const,
      ]
    }),
  )
}

/** Several choices of the shop's own fields may be longer than any text. */
const longestDraft = (name: string) => (isOwnAnswer(name) ? 2_000 : MAX_ANSWER_LENGTH + 20)

/** A draft as the cart keeps it, and where it goes. */
export const keptDraft = (draft: Draft) => ({ draft: JSON.stringify(draft), postcode: destinationOf(draft) })

/** Drafts live with the cart that they are for. Keeping one changes nothing of the cart itself but where it goes. */
export function createDrafts({ db }: { db: Kysely<Database> }) {
  return {
    read: async (cartId: number): Promise<Draft> => {
      const { rows } = await sql<{ draft: Draft }>`select draft from carts where id = ${cartId}`.execute(db)
      return rows[0]?.draft ?? {}
    },
    save: async (cartId: number, draft: Draft): Promise<void> => {
      const { draft: text, postcode } = keptDraft(draft)
      // Where it goes is known in the cart too. What is bought and what it costs there stays as it was shown.
      await sql`${PREPARED} update carts set draft = ${text}::jsonb, postcode = coalesce(nullif(${postcode}, ''), postcode) where id = ${cartId}`.execute(
        db,
      )
    },
  }
}
export type Drafts = ReturnType<typeof createDrafts>
