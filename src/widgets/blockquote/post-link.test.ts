import { expect, test } from 'vitest'
import { POST_MAX_LENGTH, postLink } from './post-link.ts'

const read = (link: string) => Object.fromEntries(new URL(link).searchParams)

test('the quote, its author, the page and the account are filled in', () => {
  const link = postLink({
    content: ' Barro não tem pressa. ',
    author: 'Dora',
    url: 'https://loja.example/a/?b=1',
    via: 'aroeira',
  })
  expect(link).toMatch(/^https:\/\/x\.com\/intent\/post\?/)
  expect(read(link)).toEqual({ text: '“Barro não tem pressa.” — Dora', url: 'https://loja.example/a/?b=1', via: 'aroeira' })
})

test('what is empty is left out, and a long quote is cut with a sign that it was', () => {
  const { text, ...rest } = read(postLink({ content: 'a'.repeat(400), author: '', url: '', via: '' }))
  expect(rest).toEqual({})
  expect(text).toHaveLength(POST_MAX_LENGTH)
  expect(text).toMatch(/a…$/)
})
