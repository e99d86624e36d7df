import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** A list that is empty until it is told: `{ data: plans = [] }`. */
const BEFORE_TOLD = /const \{ data(?:: (\w+))? = \[\]([^}]*)\} = use(?:Answer|GetList|Query)/g

/** Lists of a screen that are called empty while nobody knows yet. */
const claimsIn = (source: string) =>
  [...source.matchAll(BEFORE_TOLD)].flatMap(([, name = 'data', rest = '']) => {
    const knows = /isPending|isLoading|isSuccess|total/.test(rest)
    return !knows && new RegExp(`\\b${name}\\.length === 0 (\\?|&& \\(|&& <)`).test(source) ? [name] : []
  })

test('no screen says that there is nothing before the shop has answered', () => {
  expect(claimsIn('const { data: plans = [] } = useAnswer<Plan[]>(path)\n{plans.length === 0 && <p>Nenhum</p>}')).toEqual([
    'plans',
  ])
  const found = globSync('**/*.tsx', { cwd: ROOT }).flatMap((file) =>
    claimsIn(readFileSync(join(ROOT, file), 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})
