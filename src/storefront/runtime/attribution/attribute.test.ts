import { expect, test } from 'vitest'
import { AGENT, aBrowser, type PageView, seen, sourceIn } from '#tests/support/attributed-visits.ts'
import { attribute, COOKIES, valuesOf } from './attribute.ts'

const CAMPAIGN = { at: '/?utm_source=news&utm_campaign=verao' }
const GOOGLE = { from: 'https://www.google.com/' }
const BLOG = { from: 'https://blog.example/' }
const OWN = { from: 'https://loja.example/' }
const IS_CAMPAIGN = 'utm | news | (none) | verao'
const IS_ORGANIC = 'organic | google | organic | (none)'
const IS_REFERRAL = 'referral | blog.example | referral | (none)'
const IS_DIRECT = 'typein | (direct) | (none) | (none)'

const STORIES: [story: string, views: PageView[], source: string][] = [
  ['a campaign, then a page of the shop', [CAMPAIGN, { ...OWN, minute: 1 }], IS_CAMPAIGN],
  ['a campaign, then typed in', [CAMPAIGN, { minute: 5 }], IS_CAMPAIGN],
  ['a campaign, then typed in after an hour', [CAMPAIGN, { minute: 60 }], IS_CAMPAIGN],
  ['a campaign, then typed in after a day', [CAMPAIGN, { minute: 1440 }], IS_CAMPAIGN],
  ['a campaign, then a link of a blog within the visit', [CAMPAIGN, { ...BLOG, minute: 29 }], IS_CAMPAIGN],
  ['a campaign, then a link of a blog when the visit has ended', [CAMPAIGN, { ...BLOG, minute: 30 }], IS_REFERRAL],
  ['a campaign, then a search within the visit', [CAMPAIGN, { ...GOOGLE, minute: 2 }], IS_ORGANIC],
  ['a campaign, then a search after it', [CAMPAIGN, { ...GOOGLE, minute: 90 }], IS_ORGANIC],
  ['a campaign, then the browser is closed', [CAMPAIGN, { reopened: true, minute: 60 }], IS_DIRECT],
  ['a campaign, then the browser is closed for a moment', [CAMPAIGN, { reopened: true, minute: 1 }], IS_DIRECT],
  ['closed for a moment, then a link of a blog', [CAMPAIGN, { ...BLOG, reopened: true, minute: 1 }], IS_DIRECT],
  ['closed for long, then a link of a blog', [CAMPAIGN, { ...BLOG, reopened: true, minute: 60 }], IS_REFERRAL],
  ['a search, then a campaign within the visit', [GOOGLE, { ...CAMPAIGN, minute: 1 }], IS_CAMPAIGN],
  ['a search, then typed in', [GOOGLE, { minute: 1 }], IS_ORGANIC],
  ['a search, then a link of a blog within the visit', [GOOGLE, { ...BLOG, minute: 1 }], IS_ORGANIC],
  ['a search, then a link of a blog later', [GOOGLE, { ...BLOG, minute: 31 }], IS_REFERRAL],
  ['a link of a blog, then typed in', [BLOG, { minute: 1 }], IS_REFERRAL],
  ['a link of a blog, then typed in later', [BLOG, { minute: 100 }], IS_REFERRAL],
  ['a link of a blog, then a campaign', [BLOG, { ...CAMPAIGN, minute: 1 }], IS_CAMPAIGN],
  ['typed in, then a campaign', [{}, { ...CAMPAIGN, minute: 1 }], IS_CAMPAIGN],
  ['typed in, then a search', [{}, { ...GOOGLE, minute: 1 }], IS_ORGANIC],
  ['typed in, then a link of a blog within the visit', [{}, { ...BLOG, minute: 29.9 }], IS_DIRECT],
  ['typed in, then a link of a blog later', [{}, { ...BLOG, minute: 30 }], IS_REFERRAL],
  ['typed in, then a page of the shop', [{}, { ...OWN, minute: 1 }], IS_DIRECT],
  ['typed in, then a subdomain of the shop', [{}, { from: 'https://blog.loja.example/', minute: 60 }], IS_DIRECT],
  ['one campaign after the other', [{ at: '/?utm_source=a' }, { ...CAMPAIGN, minute: 1 }], IS_CAMPAIGN],
  [
    'a visit that each page puts off',
    [CAMPAIGN, { ...OWN, minute: 20 }, { ...OWN, minute: 40 }, { ...BLOG, minute: 60 }],
    IS_CAMPAIGN,
  ],
]
test.each(STORIES)('[ATTR-1] %s', (_story, views, source) => {
  expect(sourceIn(seen(...views))).toBe(source)
})

const COUNTS: [story: string, views: PageView[], pages: string, visits: string][] = [
  ['the first page', [{}], '1', '1'],
  ['the second page', [{}, { minute: 1 }], '2', '1'],
  ['the same page twice', [{ at: '/a/' }, { at: '/a/', minute: 1 }], '2', '1'],
  ['at 29 minutes the visit goes on', [{}, { minute: 29 }], '2', '1'],
  ['at 30 minutes it has ended', [{}, { minute: 30 }], '1', '2'],
  ['each page puts the end off', [{}, { minute: 25 }, { minute: 50 }, { minute: 75 }], '4', '1'],
  ['three visits', [{}, { minute: 40 }, { minute: 80 }, { minute: 81 }], '2', '3'],
  ['a closed browser begins to count anew', [{}, { minute: 40 }, { minute: 100, reopened: true }], '1', '1'],
  ['a campaign within a visit is no new one', [{}, { ...CAMPAIGN, minute: 1 }], '2', '1'],
]
test.each(COUNTS)('[ATTR-1] pages and visits: %s', (_story, views, pages, visits) => {
  expect(seen(...views).values).toMatchObject({ session_pages: pages, session_count: visits })
})

test('[ATTR-2] the cookies of a first visit, to the letter', () => {
  expect(seen({ at: '/produto/caneca/?utm_source=news&utm_id=7', from: 'https://blog.example/a' }).jar).toEqual({
    migrations: '1418474375998=1',
    current:
      'typ=utm|||src=news|||mdm=(none)|||cmp=(none)|||cnt=(none)|||trm=(none)|||id=7|||plt=(none)|||fmt=(none)|||tct=(none)',
    current_add:
      'fd=2026-11-15 12:00:00|||ep=https://loja.example/produto/caneca/?utm_source=news&utm_id=7|||rf=https://blog.example/a',
    first: 'typ=utm|||src=news|||mdm=(none)|||cmp=(none)|||cnt=(none)|||trm=(none)|||id=7|||plt=(none)|||fmt=(none)|||tct=(none)',
    first_add:
      'fd=2026-11-15 12:00:00|||ep=https://loja.example/produto/caneca/?utm_source=news&utm_id=7|||rf=https://blog.example/a',
    session: 'pgs=1|||cpg=https://loja.example/produto/caneca/?utm_source=news&utm_id=7',
    udata: `vst=1|||uip=(none)|||uag=${AGENT}`,
  })
})

test('[ATTR-2] the first source stays the first; where a source was entered goes with the current one', () => {
  const browser = aBrowser()
  const first = browser.see(CAMPAIGN).jar
  const inside = browser.see({ at: '/loja/', ...OWN, minute: 3 }).jar
  expect(inside.current_add).toBe(first.current_add)
  const { jar, values } = browser.see({ at: '/sobre/', ...GOOGLE, minute: 45 })
  expect([jar.first, jar.first_add]).toEqual([first.current, first.current_add])
  expect(values).toMatchObject({
    session_entry: 'https://loja.example/sobre/',
    session_start_time: '2026-11-15 12:45:00',
    referrer: 'https://www.google.com/',
    user_agent: AGENT,
  })
})

test('[ATTR-3] sixteen fields, empty where nobody is followed', () => {
  expect(Object.keys(valuesOf({}))).toHaveLength(16)
  expect(new Set(Object.values(valuesOf(undefined)))).toEqual(new Set([null]))
})

const visit = { href: 'https://www.loja.example/', referrer: '', userAgent: AGENT, nowMs: 0 }
test.each(['', '|||', '=', 'vst', 'vst=', 'vst=abc', 'vst=-', '%', '%00', '__proto__=x|||vst=x', 'vst=1e9'])(
  '[ATTR-1] cookies that somebody spoilt («%s») break nothing',
  (spoilt) => {
    const before = Object.fromEntries(COOKIES.map((cookie) => [cookie, spoilt]))
    expect(valuesOf(attribute({ ...visit, before }))).toMatchObject({ session_pages: '2', session_count: '1' })
  },
)

test('[ATTR-1] with «www.» and without it is the same shop', () => {
  for (const [href, referrer] of [
    ['https://www.loja.example/', 'https://loja.example/'],
    ['https://loja.example/', 'https://www.loja.example/'],
    ['https://www.loja.example/', 'https://outra.loja.example/'],
  ] as const)
    expect(valuesOf(attribute({ ...visit, href, referrer, before: {} })).source_type).toBe('typein')
})
