import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QuestionForm } from './question-form.tsx'
import { ReviewForm } from './review-form.tsx'

test.each([
  ['a review', <ReviewForm key="review" productId={7} />],
  ['a question', <QuestionForm key="question" productId={7} />],
])('the fields of %s have the look that the shop chose for its fields', (_what, form) => {
  const fields = [...renderToString(form).matchAll(/<(?:textarea|input)\b[^>]*>/g)].map(([tag]) => tag)
  const typedInto = fields.filter((tag) => !/type="(?:radio|hidden)"|name="(?:url|review_url)"|tabindex="-1"/i.test(tag))
  expect(typedInto.length).toBeGreaterThan(2)
  expect(typedInto.filter((tag) => !tag.includes('class="input"'))).toEqual([])
})
