import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apiRoutes } from '#api/use-api.ts'
import { describeRoute } from '#http/rest/describe.ts'
import { nothing, printApi } from '../../tools/api-docs/print.ts'

test('docs/api.md tells the routes as they are: `npm run api-docs` writes it anew', () => {
  expect(readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8')).toBe(printApi())
})

test('[REST-1] OPTIONS describes every argument of every route', () => {
  const silent = apiRoutes(nothing).flatMap((route) =>
    describeRoute(route, '').endpoints.flatMap(({ args }) =>
      Object.entries(args).flatMap(([name, { description }]) => (description === '' ? [`${route.path} ${name}`] : [])),
    ),
  )
  expect(silent).toEqual([])
})
