import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8').replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '') }))
const withWord = (word: RegExp) => files.filter(({ code }) => word.test(code)).map(({ path }) => path)

test('text becomes markup at four places, each of which takes only what was cleaned or drawn by us', () => {
  expect(files.length).toBeGreaterThan(900)
  expect(withWord(/dangerouslySetInnerHTML/).toSorted()).toEqual(['src/islands/island-slot.tsx', 'src/ui/trusted-markup.tsx'])
  expect(withWord(/\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe/)).toEqual([
    'src/islands/fragments.ts',
  ])
  expect(withWord(/parseFromString/).filter((path) => !/inert-markup|next-page|answers|comments|listing/.test(path))).toEqual([])
})

test('text becomes a script nowhere', () => {
  expect(
    withWord(/\beval\(|new Function\(|document\.write|setTimeout\(\s*['"`]|javascript:[^\s]/).filter(
      (path) => !/safe-html|url\.ts/.test(path),
    ),
  ).toEqual([])
  expect(withWord(/createPolicy\(['"`]/).toSorted()).toEqual([
    'src/admin/browser/shared/inert-markup.ts',
    'src/islands/fragments.ts',
    'src/islands/outside-script.ts',
    'src/storefront/runtime/app/register.ts',
  ])
})

test('words of a statement that are no values come from lists of ours: raw ones stand at ten places, and none takes what was sent', () => {
  const raw = files.flatMap(({ path, code }) =>
    [...code.matchAll(/sql\.raw\(([^()\n]*)\)/g)].map(([, given]) => `${path}: ${given}`),
  )
  expect([...new Set(raw.map((line) => line.split(':', 1)[0]))].toSorted()).toEqual([
    'src/content/blog/service.ts',
    // Names of tables that stand in the file, and a mark that is a comment.
    'src/db/field-rules.ts',
    'src/db/kept-tables.ts',
    'src/db/prepared.ts',
    // Files that an operator installed, and names that the database quotes itself.
    'src/extensions/migrate.ts',
    'src/shop/catalog/find-listed.ts',
    'src/shop/catalog/list-terms.ts',
    'src/shop/orders/read-orders.ts',
    'src/shop/reviews/all-comments.ts',
    'src/shop/reviews/list-reviews.ts',
  ])
  const all = files.reduce((sum, { code }) => sum + code.split('sql.raw(').length - 1, 0)
  expect(raw, 'each on one line, where it is seen').toHaveLength(all)
  for (const line of raw) expect(line).not.toMatch(/request|query\.(?!order\b)|args|body|`/)
})

test('no program is run with what a person sent', () => {
  expect(withWord(/child_process/).filter((path) => !/^src\/(cli|postgres)\//.test(path))).toEqual([])
})
