import { expect, test } from 'vitest'
import { notFound, tooBusy, unavailable } from '#http/problem.ts'
import { createPlainErrorPages } from './error-page.tsx'

const plainPages = () =>
  createPlainErrorPages({ style: () => '.a{color:red}', runtime: '/assets/r.js', shopUrl: 'http://127.0.0.1' })

test('hundreds who are told "later" at once are shown one page that was drawn once, each with a code of their own', () => {
  const pageOf = plainPages()
  const [ana, bia] = [pageOf(unavailable(), 'codigo-da-ana'), pageOf(unavailable(), 'codigo-da-bia')]
  expect(ana.html).toContain('Código para o atendimento')
  expect(ana.html).toContain('codigo-da-ana')
  expect(bia.html).toBe(ana.html.replace('codigo-da-ana', 'codigo-da-bia'))
  // Made together with the page: the same ones mean that nothing was drawn again.
  expect(bia.headers).toBe(ana.headers)
})

test('each kind of trouble has its own words', () => {
  const pageOf = plainPages()
  const pages = [unavailable(), tooBusy(), notFound()].map((problem) => pageOf(problem, 'codigo').html)
  expect(new Set(pages).size).toBe(3)
  expect(pages[1]).toContain('muito movimento')
  expect(pages[2]).not.toContain('atendimento')
})
