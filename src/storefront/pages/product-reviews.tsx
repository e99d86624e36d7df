import type { ProductPage } from '#shop/catalog/contract.ts'
import { HELPFUL_URL, REVIEW_NONCE_FIELD, type ReviewList } from '#shop/reviews/contract.ts'
import { ALL_REVIEWS, reviewsUrl } from '#shop/reviews/narrowing.ts'
import { OneReview } from './one-review.tsx'
import { ReviewForm } from './review-form.tsx'
import { Average, ReviewChoices, StarBars } from './review-summary.tsx'

type Props = { product: ProductPage; list: ReviewList }

/** What shoppers wrote of a product that the page is not about: its own page has the rest, and the form. */
export function ReviewsElsewhere({ product, list }: Props) {
  return (
    <div className="woocommerce-Reviews">
      <Average product={product} />
      {list.reviews.length > 0 && (
        <ol className="commentlist">
          {list.reviews.map((review) => (
            <OneReview key={review.id} review={review} isElsewhere />
          ))}
        </ol>
      )}
      <p>
        <a href={`${product.url}#reviews`}>
          {list.total === 0 ? `Seja o primeiro a avaliar “${product.name}”` : 'Ver todas e avaliar'}
        </a>
      </p>
    </div>
  )
}

/** What shoppers wrote, and where to write. */
export function ProductReviews({ product, list }: Props) {
  return (
    <div id="reviews" className="woocommerce-Reviews">
      <div id="comments">
        <Average product={product} />
        <StarBars product={product} list={list} />
        <ReviewChoices product={product} list={list} />
        {list.reviews.length === 0 ? <NoReviews product={product} list={list} /> : <Votable list={list} />}
        <Pages product={product} list={list} />
      </div>
      <div id="review_form_wrapper">
        <div id="review_form">
          <h3 id="reply-title" className="comment-reply-title">
            {product.reviews === 0 ? `Seja o primeiro a avaliar “${product.name}”` : 'Adicionar uma avaliação'}
          </h3>
          <ReviewForm productId={product.id} />
        </div>
      </div>
    </div>
  )
}

const NoReviews = ({ product, list }: Props) =>
  list.byStars.every((many) => many === 0) ? (
    <p className="woocommerce-noreviews">Não há avaliações ainda.</p>
  ) : (
    <p className="woocommerce-noreviews">
      Nenhuma avaliação assim. <a href={`${reviewsUrl(product.url, 1, ALL_REVIEWS)}#comments`}>Ver todas</a>
    </p>
  )

/** One form for all: each review's button says which one helped. */
function Votable({ list: { reviews, page, narrowing } }: Pick<Props, 'list'>) {
  return (
    <form className="review-votes" method="post" action={HELPFUL_URL}>
      <input type="hidden" name={REVIEW_NONCE_FIELD} value="" />
      <input type="hidden" name="pagina" value={page} />
      {narrowing.stars !== undefined && <input type="hidden" name="estrelas" value={narrowing.stars} />}
      {narrowing.withPhotos && <input type="hidden" name="fotos" value="1" />}
      {narrowing.order === 'helpful' && <input type="hidden" name="ordem" value="uteis" />}
      <ol className="commentlist">
        {reviews.map((review) => (
          <OneReview key={review.id} review={review} />
        ))}
      </ol>
    </form>
  )
}

function Pages({ product, list: { page, pages, narrowing } }: Props) {
  if (pages <= 1) return null
  const pageUrl = (number: number) => `${reviewsUrl(product.url, number, narrowing)}#comments`
  return (
    <nav className="woocommerce-pagination" aria-label="Páginas de avaliações">
      <ul className="pagination page-numbers">
        {Array.from({ length: pages }, (_, index) => index + 1)
          .filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 2)
          .map((number) => (
            <li key={number}>
              {number === page ? (
                <span className="page-numbers current" aria-current="page">
                  {number}
                </span>
              ) : (
                <a className="page-numbers" href={pageUrl(number)} aria-label={`Página ${number} das avaliações`}>
                  {number}
                </a>
              )}
            </li>
          ))}
      </ul>
    </nav>
  )
}
