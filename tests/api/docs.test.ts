import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { printApi } from '../../tools/api-docs/print.ts'

test('docs/api.md tells the routes as they are: `npm run api-docs` writes it anew', () => {
  expect(readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8')).toBe(printApi())
})
