import { expect, test } from 'vitest'
import { readReports } from './policy-reports.ts'

test('a broken policy is read in both of the ways in which browsers tell it, without what names a person', () => {
  const page = 'https://loja.example/checkout/order-received/7/?key=wc_order_abc'
  const broken = { directive: 'script-src-elem', blocked: 'evil.example', page: '/checkout/order-received/7/' }
  expect(
    readReports(
      JSON.stringify([
        {
          type: 'csp-violation',
          body: { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/x?token=1', documentURL: page },
        },
      ]),
    ),
  ).toEqual([broken])
  expect(
    readReports(
      JSON.stringify({
        'csp-report': {
          'violated-directive': 'script-src-elem https:',
          'blocked-uri': 'https://evil.example/x',
          'document-uri': page,
        },
      }),
    ),
  ).toEqual([broken])
  expect(readReports({ 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline' } })).toEqual([
    { directive: 'script-src', blocked: 'inline', page: '' },
  ])
})

test.each(['', 'x', '{', '[]', '[1,null,{}]', '{"csp-report":7}', '{"csp-report":{"effective-directive":"\\n{}"}}', 'null'])(
  '«%s» tells nothing and breaks nothing',
  (sent) => expect(readReports(sent)).toEqual([]),
)

test('no more than ten are read at once', () => {
  const one = { body: { effectiveDirective: 'img-src', blockedURL: 'data' } }
  expect(readReports(JSON.stringify(Array.from({ length: 50 }, () => one)))).toHaveLength(10)
})
