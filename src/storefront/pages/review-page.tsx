import type { Notice } from '#content/notices/contract.ts'
import { HELPFUL_URL, REVIEW_NONCE_FIELD, type ReviewAnswer, type VoteAgain } from '#shop/reviews/contract.ts'
import { NoticesWrapper } from '#ui/notices.tsx'
import type { Site } from '../site.tsx'
import type { PageModel } from '../page-model.ts'
import { ReviewForm } from './review-form.tsx'

type Shown = ReviewAnswer | VoteAgain | { product: ReviewAnswer['product']; notices: Notice[] }

/** Draws the page that answers a sent review where the product's own page, which is the same for everybody, can't. */
export const createReviewPages =
  ({ site }: { site: Site }) =>
  async (shown: Shown) =>
    await site.render(reviewPage(shown))

function reviewPage(shown: Shown): PageModel {
  const { product } = shown
  const notices = 'notices' in shown ? shown.notices : [{ kind: 'error' as const, text: shown.message }]
  return {
    info: {
      id: product.id,
      kind: 'private',
      title: `Avaliação de ${product.name}`,
      path: `${product.url}avaliacao/`,
      crumbs: [],
      pageNumber: 1,
    },
    head: { description: `Avaliação de ${product.name}`, canonical: undefined },
    status: 'status' in shown ? shown.status : 'vote' in shown ? 403 : 200,
    bodyClass: 'woocommerce woocommerce-page',
    tags: [],
    styles: ['product'],
    body: {
      node: (
        <div className="page-width review-page">
          <h1>Avaliação de {product.name}</h1>
          <NoticesWrapper notices={notices} />
          {'values' in shown && (
            <ReviewForm
              productId={product.id}
              values={shown.values}
              problems={shown.problems}
              nonce={shown.nonce}
              signedIn={shown.signedIn}
            />
          )}
          {'vote' in shown && (
            <form method="post" action={HELPFUL_URL}>
              <input type="hidden" name={REVIEW_NONCE_FIELD} value={shown.nonce} />
              <input type="hidden" name="pagina" value={shown.page} />
              <button type="submit" name="review" value={shown.vote} className="button">
                Esta avaliação foi útil
              </button>
            </form>
          )}
          <p>
            <a href={product.url}>Voltar a {product.name}</a>
          </p>
        </div>
      ),
    },
  }
}
