import { scriptJson } from '#kit/json.ts'
import { plainText } from '#kit/safe-html.ts'

export type Question = { title: string; html: string }

/** Questions and their answers as search engines read them; nothing where no question has an answer. */
export function faqFacts(questions: Question[]): string | undefined {
  const answered = questions
    .map(({ title, html }) => ({ title: title.trim(), text: plainText(html).trim() }))
    .filter(({ title, text }) => title !== '' && text !== '')
  if (answered.length === 0) return undefined
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: answered.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
  return scriptJson(facts)
}
