import type { ProductPage } from '#shop/catalog/contract.ts'
import type { ReviewList, ShownReview } from '#shop/reviews/contract.ts'
import { count, formatDate } from '#kit/pt-br.ts'
import { ratingInWords, Stars } from '#ui/stars.tsx'
import { ReviewForm } from './review-form.tsx'

type Props = { product: ProductPage; list: ReviewList }

/** What shoppers wrote of a product that the page is not about: its own page has the rest, and the form. */
export function ReviewsElsewhere({ product, list }: Props) {
  return (
    <div className="woocommerce-Reviews">
      <Average product={product} />
      {list.reviews.length > 0 && (
        <ol className="commentlist">
          {list.reviews.map((review) => (
            <Review key={review.id} review={review} isElsewhere />
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
        {list.reviews.length === 0 ? (
          <p className="woocommerce-noreviews">Não há avaliações ainda.</p>
        ) : (
          <ol className="commentlist">
            {list.reviews.map((review) => (
              <Review key={review.id} review={review} />
            ))}
          </ol>
        )}
        <Pages base={product.url} page={list.page} pages={list.pages} />
      </div>
      <div id="review_form_wrapper">
        <div id="review_form">
          <h3 id="reply-title" className="comment-reply-title">
            {list.total === 0 ? `Seja o primeiro a avaliar “${product.name}”` : 'Adicionar uma avaliação'}
          </h3>
          <ReviewForm productId={product.id} />
        </div>
      </div>
    </div>
  )
}

function Average({ product: { reviews, rating } }: Pick<Props, 'product'>) {
  if (reviews === 0) return null
  return (
    <p className="review-average">
      <Stars rating={rating} label={ratingInWords(rating)} />
      <span>
        {rating.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} de 5, em {count(reviews, 'avaliação', 'avaliações')}
      </span>
    </p>
  )
}

/** Only on the product's own page a review can be linked to. */
function Review({
  review: { id, author, rating, text, at, verified },
  isElsewhere = false,
}: {
  review: ShownReview
  isElsewhere?: boolean
}) {
  return (
    <li className="review" id={isElsewhere ? undefined : `li-comment-${id}`}>
      <article id={isElsewhere ? undefined : `comment-${id}`} className="comment_container">
        <Stars rating={rating} label={ratingInWords(rating)} />
        <p className="meta">
          <strong className="woocommerce-review__author">{author}</strong>{' '}
          {verified && <em className="woocommerce-review__verified verified">(comprador verificado)</em>}{' '}
          <time className="woocommerce-review__published-date" dateTime={at.toISOString()}>
            {formatDate(at)}
          </time>
        </p>
        <p className="description">{text}</p>
      </article>
    </li>
  )
}

const pageUrl = (base: string, page: number) => `${page <= 1 ? base : `${base}comment-page-${page}/`}#comments`

function Pages({ base, page, pages }: { base: string; page: number; pages: number }) {
  if (pages <= 1) return null
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
                <a className="page-numbers" href={pageUrl(base, number)} aria-label={`Página ${number} das avaliações`}>
                  {number}
                </a>
              )}
            </li>
          ))}
      </ul>
    </nav>
  )
}
