import { defineMailExample } from '../mail-example.ts'
import { createReviewAnswerMail } from '../review-answer-mail.ts'

export default defineMailExample({
  title: 'Resposta a uma avaliação',
  when: 'Quando você responde a uma avaliação publicada; uma vez por avaliação.',
  to: 'customer',
  place: 36,
  draw: (makers) =>
    createReviewAnswerMail(makers)({
      to: makers.person.email,
      name: makers.person.displayName,
      product: 'Caneca Serra',
      url: `${makers.shopUrl}/produto/caneca-serra/#reviews`,
      text: 'Bonita, mas a alça é pequena para a minha mão.',
      answer: 'Obrigado por contar! A caneca grande tem a alça mais larga, e a troca é por nossa conta.',
    }),
})
