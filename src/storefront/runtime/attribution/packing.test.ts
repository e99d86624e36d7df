import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seen } from '#tests/support/attributed-visits.ts'
import { decode, encode, pack, unpack } from './packing.ts'

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table orders; --",
  '|||typ=admin',
  '|||typ=admin|||src=falso',
  'a|b||c|||d||||e',
  '=',
  ';path=/;domain=golpe.example',
  'a;b,c d',
  '\u0000\u0001\u001f\u007f\u0085',
  'uma linha\r\nSet-Cookie: x=1',
  '${7*7}{{7*7}}',
  'javascript:alert(1)',
  '‮odapat',
  '😀'.repeat(50),
]
test.each(HOSTILE)('[ATTR-1] a campaign named «%s» says so and nothing else', (text) => {
  const { values, jar } = seen({ at: `/?utm_campaign=${encodeURIComponent(text)}&utm_source=news` })
  expect(values).toMatchObject({ source_type: 'utm', utm_source: 'news', utm_content: '(none)' })
  // oxlint-disable-next-line no-control-regex -- just these are left out
  expect(values.utm_campaign).toBe(text.replaceAll(/[\0-\x1f\x7f-\x9f]/g, ''))
  expect(jar.current!.split('|||')).toHaveLength(10)
  expect(jar.current_add!.split('|||')).toHaveLength(3)
})

test.each(['|||typ=admin', 'x|||typ', '||||||', '|||typ%3Dadmin', '%7C%7C%7Ctyp%3Dadmin'])(
  '[ATTR-1] a separator that is written as it is (%s) opens no second pair',
  (text) => {
    const { values, jar } = seen({ at: `/?utm_campaign=${text}&utm_source=news`, from: `https://blog.example/${text}` })
    expect(values).toMatchObject({ source_type: 'utm', utm_source: 'news' })
    expect([jar.current, jar.current_add, jar.session].map((one) => one!.split('|||').length)).toEqual([10, 3, 2])
  },
)

test.each([255, 1_000, 5_000, 100_000])('[ATTR-2] a value of %d letters leaves a cookie that browsers keep', (length) => {
  for (const letter of ['a', '%C3%A9', '%F0%9F%8C%B5', '|', '%']) {
    const text = letter.repeat(length)
    const query = ['source', 'medium', 'campaign', 'content', 'term', 'id'].map((name) => `utm_${name}=${text}`).join('&')
    const { jar, values } = seen({ at: `/?${query}`, from: `https://blog.example/${text}` })
    for (const content of Object.values(jar)) expect(encode(content!).length).toBeLessThanOrEqual(3_800)
    expect(values.source_type).toBe('utm')
    expect(values.utm_campaign).not.toContain('�')
    expect(new Set(values.utm_source!.slice(0, -2)).size).toBeLessThanOrEqual(2)
    expect(values.utm_source!.length).toBeGreaterThan(20)
  }
})

test('[ATTR-2] encoding escapes what the ecosystem escapes', () => {
  expect(encode("typ=(none)|||a!b~c*d'e f")).toBe('typ%3D%28none%29%7C%7C%7Ca%21b%7Ec%2Ad%27e%20f')
})

test('[ATTR-2] whatever text there is, a cookie can be written and read', () => {
  const text = fc.string({ unit: 'binary', maxLength: 2_000 })
  fc.assert(
    fc.property(text, text, (one, two) => {
      const packed = pack([
        ['a', one],
        ['b', two],
      ])
      const read = unpack(decode(encode(packed)))
      expect(Object.keys(read)).toEqual(['a', 'b'])
      expect(encode(packed)).toMatch(/^[\w.%-]*$/)
      expect(encode(packed).length).toBeLessThanOrEqual(3_800)
    }),
  )
})
