import type { Notice } from '#content/notices/contract.ts'
import type { QuestionAnswer } from '#shop/reviews/questions/contract.ts'
import { NoticesWrapper } from '#ui/notices.tsx'
import type { PageModel } from '../page-model.ts'
import type { Site } from '../site.tsx'
import { QuestionForm } from './question-form.tsx'

type Shown = QuestionAnswer | { product: QuestionAnswer['product']; notices: Notice[] }

/** Draws the page that answers a sent question where the product's own page, which is the same for everybody, can't. */
export const createQuestionPages =
  ({ site }: { site: Site }) =>
  async (shown: Shown) =>
    await site.render(questionPage(shown))

function questionPage(shown: Shown): PageModel {
  const { product } = shown
  const title = `Pergunta sobre ${product.name}`
  const notices = 'notices' in shown ? shown.notices : [{ kind: 'error' as const, text: shown.message }]
  return {
    info: { id: product.id, kind: 'private', title, path: `${product.url}pergunta/`, crumbs: [], pageNumber: 1 },
    head: { description: title, canonical: undefined },
    status: 'status' in shown ? shown.status : 200,
    bodyClass: 'woocommerce woocommerce-page',
    tags: [],
    styles: ['product'],
    body: {
      node: (
        <div className="page-width review-page">
          <h1>{title}</h1>
          <NoticesWrapper notices={notices} />
          {'values' in shown && (
            <QuestionForm
              productId={product.id}
              values={shown.values}
              problems={shown.problems}
              nonce={shown.nonce}
              signedIn={shown.signedIn}
            />
          )}
          <p>
            <a href={product.url}>Voltar a {product.name}</a>
          </p>
        </div>
      ),
    },
  }
}
