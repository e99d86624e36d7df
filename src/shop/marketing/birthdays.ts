import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { isMonthDay, type MonthDay } from './rules.ts'

/** Day and month that customers told of themselves. */
export function createBirthdays({ db }: { db: Kysely<Database> }) {
  return {
    of: (userId: number): Promise<MonthDay | undefined> =>
      db.selectFrom('customer_birthdays').select(['month', 'day']).where('user_id', '=', userId).executeTakeFirst(),
    /** Undefined takes it away. False for a day that no year has. */
    put: async (userId: number, date: MonthDay | undefined): Promise<boolean> => {
      if (!date) {
        await db.deleteFrom('customer_birthdays').where('user_id', '=', userId).execute()
        return true
      }
      if (!isMonthDay(date)) return false
      const { month, day } = date
      await db
        .insertInto('customer_birthdays')
        .values({ user_id: userId, month, day })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ month, day }))
        .execute()
      return true
    },
  }
}
