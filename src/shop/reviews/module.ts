import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Mail } from '#shop/accounts/contract.ts'
import type { Orders } from '#shop/orders/service.ts'
import { type AnswerTold, createReviewAnswers } from './answers.ts'
import { createModeration } from './moderation.ts'
import { createQuestions } from './questions/service.ts'
import { createReviews } from './service.ts'

type Needs = {
  db: Kysely<Database>
  orders: Pick<Orders, 'hasBought'>
  reviewAnswerMail: (told: AnswerTold) => Promise<Mail>
  questionAnswerMail: (told: AnswerTold) => Promise<Mail>
  putMail: (db: Kysely<Database>, mail: Mail) => Promise<void>
  shopUrl: string
}

export const reviewsModule = defineModule({
  create: ({ db, orders, reviewAnswerMail, questionAnswerMail, putMail, shopUrl }: Needs) => {
    const reviewAnswers = createReviewAnswers({ db, answerMail: reviewAnswerMail, putMail, shopUrl })
    return {
      reviews: createReviews({ db, hasBought: orders.hasBought }),
      reviewAnswers,
      questions: createQuestions({ db, answerMail: questionAnswerMail, putMail, shopUrl }),
      moderation: createModeration({ db, answers: reviewAnswers }),
    }
  },
})
