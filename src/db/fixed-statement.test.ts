import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { fixedStatement } from './fixed-statement.ts'

test('the text is made once, and each call says its own values, the same one wherever it stands', async () => {
  const database = await aDatabase({ poolSize: 1 })
  let made = 0
  const ask = fixedStatement<'one' | 'other', { sum: number }>((place, db) => {
    made++
    const one = place('one')
    return sql<{ sum: number }>`select (${one}::int + ${place('other')}::int + ${one}::int + ${1}::int) as sum`.compile(db)
  })
  try {
    expect(await ask(database.kysely, { one: 1, other: 10 })).toEqual([{ sum: 13 }])
    expect(await ask(database.kysely, { one: 2, other: 20 })).toEqual([{ sum: 25 }])
    expect(made).toBe(1)
    await expect(ask(database.kysely, { one: 1 })).rejects.toThrow('«other»')
  } finally {
    await database.close()
  }
})
