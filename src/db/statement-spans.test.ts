import { expect, test } from 'vitest'
import { statementName } from './statement-spans.ts'

test.each([
  ['select "id" from "products" where "slug" = $1', 'select products'],
  ['/* prepared */ select 1', 'select'],
  ['with "made" as (insert into "jobs" ("kind") values ($1) returning "id") select "id" from "made"', 'insert jobs'],
  ['insert into public.orders values ($1)', 'insert orders'],
  ['update jobs set status = $1 where id = (select id from jobs)', 'update jobs'],
  ['delete from "attempts"', 'delete attempts'],
  ['start transaction isolation level read committed', 'start'],
  ['commit', 'commit'],
  ["select 'ana@example.com' as x", 'select'],
  ['select refresh_shelf($1)', 'select'],
  ['lock table orders', 'lock'],
  ['', 'statement'],
])('%j is called %j', (text, name) => {
  expect(statementName(text)).toBe(name)
})
