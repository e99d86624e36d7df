import { expect, test } from 'vitest'
import { faqFacts } from './faq-facts.ts'

test('questions and answers are told as text, and nothing in them ends the script that they stand in', () => {
  const facts = faqFacts([
    { title: 'Posso devolver?', html: '<p>Pode, em <strong>7 dias</strong>.</p>' },
    { title: '</script><b>', html: '<p>a &lt;/script&gt; b</p>' },
    { title: '', html: '<p>sem pergunta</p>' },
    { title: 'Sem resposta', html: '' },
  ])!
  expect(facts).not.toContain('</script')
  const { mainEntity } = JSON.parse(facts)
  expect(mainEntity).toHaveLength(2)
  expect(mainEntity[0]).toMatchObject({ name: 'Posso devolver?', acceptedAnswer: { text: 'Pode, em 7 dias.' } })
})

test('without a question there is nothing to tell', () => {
  expect(faqFacts([])).toBeUndefined()
})
