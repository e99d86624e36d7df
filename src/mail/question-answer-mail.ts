import type { Mail } from '#shop/accounts/contract.ts'
import type { AnswerTold } from '#shop/reviews/answers.ts'
import { createNotes, type NoteOptions } from './write-note.ts'

/** To whoever asked about a product, once the shop has answered. */
export function createQuestionAnswerMail(options: NoteOptions) {
  const write = createNotes(options)
  return async ({ to, name, product, url, text, answer }: AnswerTold): Promise<Mail> =>
    await write('question-answer', {
      to,
      values: { nome: name, produto: product, escrito: text, resposta: answer },
      link: { url, label: 'Ver o produto' },
    })
}
