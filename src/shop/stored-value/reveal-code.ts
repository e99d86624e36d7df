import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type GiftCodeLock, giftCodeText } from './code.ts'

/** What stands in a mail of the outbox in place of the code. */
export const HIDDEN_CODE = '[código do cartão-presente]'

/** Puts the code into the mail of its own card, at the moment in which it leaves; any other mail stays as it is. */
export function createCodeReveal({ db, lock }: { db: Kysely<Database>; lock: GiftCodeLock }) {
  return async <Words extends { text: string; html: string | null }>(cardId: number | null, words: Words): Promise<Words> => {
    if (cardId === null) return words
    const card = await db
      .selectFrom('stored_values')
      .select(['code_hash', 'locked_code'])
      .where('id', '=', cardId)
      .executeTakeFirst()
    const code = card?.locked_code && card.code_hash ? lock.open(card.locked_code, card.code_hash) : undefined
    if (code === undefined)
      throw new Error(
        `The code of gift card ${cardId} does not open, so its mail can't be sent. The shop's secret is another one than when the card was made: block the card and make a new one.`,
      )
    const shown = giftCodeText(code)
    return {
      ...words,
      text: words.text.replaceAll(HIDDEN_CODE, shown),
      html: words.html?.replaceAll(HIDDEN_CODE, shown) ?? null,
    }
  }
}
export type RevealCode = ReturnType<typeof createCodeReveal>
