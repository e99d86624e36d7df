import { expect, test } from 'vitest'
import { seedBareShop } from '#setup/bare-shop.ts'
import { aDatabase } from '#tests/support/database.ts'

test('of several that start at once on one empty database, one fills it', async () => {
  const { kysely: db, close } = await aDatabase()
  await Promise.all([seedBareShop(db), seedBareShop(db), seedBareShop(db)])
  const rows = await db.selectFrom('content').select('slug').orderBy('slug').execute()
  expect(rows.map(({ slug }) => slug)).toEqual(['cabecalho', 'cabecalho-finalizacao', 'inicio', 'rodape', 'rodape-finalizacao'])
  await seedBareShop(db)
  expect(await db.selectFrom('content').select('id').execute()).toHaveLength(5)
  await close()
})
