import { beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { type Column, columnsOf, tableFiles, wrongTypes } from '#tests/support/table-types.ts'

/** Named by statements in SQL alone, so no query of ours needs their types. */
const SQL_ONLY = new Set([
  'bundle_parts',
  'cart_journey_days',
  'cart_journeys',
  'cart_offers',
  'price_history',
  'order_units',
  'product_shipping_classes',
  'sales_marks',
  'sales_sums',
  'sales_sums_products',
  'sales_sums_sides',
  'schema_migrations',
  'shelf_changes',
  'stopped_packages',
  'unit_offers',
])

let columns: Column[]
beforeAll(async () => {
  const database = await aDatabase({ poolSize: 1 })
  columns = await columnsOf(database.kysely).finally(database.close)
})

test('the types of tables say what the database has: columns, nulls, defaults, kinds of values', async () => {
  expect([...SQL_ONLY].filter((table) => !columns.some((column) => column.table === table))).toEqual([])
  expect(await wrongTypes(columns.filter(({ table }) => !SQL_ONLY.has(table)))).toEqual([])
})

test('a column that is wrong, missing or too much in a type is found', async () => {
  const menus = columns.filter(({ table }) => table === 'menus')
  const others: Record<string, Partial<Column>> = {
    id: { filled: 'default' },
    name: { nullable: true },
    slug: { type: 'int4' },
    modified_at: { filled: 'never' },
  }
  const changed = menus.filter(({ name }) => name !== 'items').map((column) => ({ ...column, ...others[column.name] }))
  const added: Column = { table: 'menus', name: 'colour', type: 'text', nullable: false, filled: 'never' }
  expect(await wrongTypes([...changed, added, { ...added, table: 'banners' }], tableFiles('src/content/menus'))).toEqual([
    'menus.items is not in the database',
    'menus.slug has another type in the database',
    "menus.name can be null, its type can't",
    'menus.modified_at has no default in the database, its type lets an insert leave it out',
    'menus.colour has no type',
    'the table banners has no type',
  ])
})
