import { commentActions, registerComments } from '#content/comments/routes.ts'
import type { Comments } from '#content/comments/service.ts'
import { formActions } from '#content/forms/routes.ts'
import type { Notices } from '#content/notices/service.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import { registerAdminAjax } from '#http/admin-ajax.ts'
import type { AjaxAliases } from '#http/admin-ajax-aliases.ts'
import type { RegisterMultipart } from '#http/multipart.ts'
import type { Nonces } from '#http/nonce.ts'
import type { Limiter } from '#http/rate-limit.ts'
import { holderOf, type Visitors } from '#http/visitor.ts'
import { defineRoutes } from '#modules/define-module.ts'
import { reviewActions, registerReviews } from '#shop/reviews/routes.ts'
import { registerQuestions } from '#shop/reviews/questions/routes.ts'
import type { Questions } from '#shop/reviews/questions/service.ts'
import type { Reviews } from '#shop/reviews/service.ts'
import type { CheckoutLogin } from './checkout/login.ts'
import { checkoutLoginAction } from './checkout/login-action.tsx'
import { createFormPages } from './form-page.ts'
import { createCommentPages } from './pages/comment-page.tsx'
import { createQuestionPages } from './pages/question-page.tsx'
import { createReviewPages } from './pages/review-page.tsx'
import type { Site } from './site.tsx'

type FormOptions = Parameters<typeof formActions>[0]
type Needs = {
  site: Site
  content: ContentReader
  visitors: Visitors
  nonces: Nonces
  limiter: Limiter
  notices: Notices
  tellLater: Parameters<typeof registerComments>[1]['tellLater']
  registerMultipart: RegisterMultipart
  twins: AjaxAliases
  forms: FormOptions['forms']
  captchas: FormOptions['captchas']
  work: FormOptions['work']
  comments: Comments
  reviews: Reviews
  questions: Questions
  cleanVisitorPhoto: Parameters<typeof registerReviews>[1]['cleanVisitorPhoto']
  checkoutLogin: CheckoutLogin
  shopUrl: string
}

/** What visitors send: forms, comments, reviews, and every other action of admin-ajax. */
export const visitorActionsModule = defineRoutes(async (http, needs: Needs) => {
  const { site, content, visitors, nonces, limiter, notices, tellLater, twins, forms, captchas, work, shopUrl } = needs
  const drawAnswer = createFormPages({ site, content, shopUrl })
  await http.register(async (scope) => {
    needs.registerMultipart(scope)
    registerAdminAjax(scope, {
      visitors,
      twins,
      actions: new Map([
        [
          'rest-nonce',
          {
            for: 'users',
            answer: async ({ reply, visitor }) =>
              reply.type('text/html; charset=utf-8').send(nonces.make('wp_rest', holderOf(visitor))),
          },
        ],
        ...formActions({ forms, captchas, work, nonces, limiter, drawAnswer }),
        ...reviewActions({ nonces }),
        ...commentActions({ nonces }),
        checkoutLoginAction(needs.checkoutLogin),
      ]),
    })
  })
  const talking = { visitors, nonces, limiter, tellLater, takeNotices: notices.take }
  const aboutPost = registerComments(http, { ...talking, comments: needs.comments, draw: createCommentPages({ site }) })
  const { questions } = needs
  registerQuestions(http, { ...talking, questions, reviews: needs.reviews, draw: createQuestionPages({ site }) })
  await http.register(async (scope) => {
    needs.registerMultipart(scope)
    const { reviews, cleanVisitorPhoto } = needs
    registerReviews(scope, { ...talking, reviews, cleanVisitorPhoto, aboutPost, draw: createReviewPages({ site }) })
  })
})
