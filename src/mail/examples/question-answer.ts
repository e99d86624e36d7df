import { defineMailExample } from '../mail-example.ts'
import { createQuestionAnswerMail } from '../question-answer-mail.ts'

export default defineMailExample({
  title: 'Resposta a uma pergunta',
  when: 'Quando você responde a uma pergunta sobre um produto; uma vez por pergunta.',
  to: 'customer',
  place: 37,
  draw: (makers) =>
    createQuestionAnswerMail(makers)({
      to: makers.person.email,
      name: makers.person.displayName,
      product: 'Caneca Serra',
      url: `${makers.shopUrl}/produto/caneca-serra/#perguntas`,
      text: 'Pode ir ao micro-ondas?',
      answer: 'Pode, sim: o esmalte aguenta micro-ondas e lava-louças.',
    }),
})
