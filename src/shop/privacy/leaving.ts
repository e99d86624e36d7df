import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Mail } from '#shop/accounts/contract.ts'
import type { PersonalData } from './personal-data.ts'

/** Who leaves in anger, or whose account somebody else had for a moment, has a week to come back. */
export const UNDO_DAYS = 7
const AT_ONCE = 100

type Person = { email: string; displayName: string }
type Options = {
  db: Kysely<Database>
  erase: PersonalData['erase']
  letter: (person: Person, eraseAfter: Date) => Promise<Mail>
  /** In the caller's transaction. */
  putMail: (trx: Kysely<Database>, mail: Mail) => Promise<void>
}

/** «Excluir conta»: asked for with the password, taken back for a week, then done by the hourly sweep. */
export function createLeaving({ db, erase, letter, putMail }: Options) {
  return {
    /** When the account goes; undefined while nobody asked for that. */
    of: async (userId: number): Promise<Date | undefined> =>
      (await db.selectFrom('users').select('erase_after').where('id', '=', userId).executeTakeFirst())?.erase_after ?? undefined,

    /** Every session ends, so whoever comes back has to know the password. Asked again it stays with the first date. */
    ask: async (userId: number, person: Person): Promise<void> =>
      await inTransaction(db, async (trx) => {
        const { rows } = await sql<{ erase_after: Date }>`
          update users set erase_after = now() + make_interval(days => ${UNDO_DAYS})
          where id = ${userId} and erase_after is null returning erase_after`.execute(trx)
        await trx.deleteFrom('sessions').where('user_id', '=', userId).execute()
        if (rows[0]) await putMail(trx, await letter(person, rows[0].erase_after))
      }),

    undo: async (userId: number): Promise<void> => {
      await db.updateTable('users').set({ erase_after: null }).where('id', '=', userId).execute()
    },

    /** Forgets those whose week is over, each in a transaction of its own. */
    sweep: async (): Promise<void> => {
      const due = await db
        .selectFrom('users')
        .select('id')
        .where('erase_after', '<', sql<Date>`now()`)
        .limit(AT_ONCE)
        .execute()
      for (const { id } of due) await erase(id)
    },
  }
}
export type Leaving = ReturnType<typeof createLeaving>
