import type { ShownReview } from '#shop/reviews/contract.ts'
import { formatDate } from '#kit/pt-br.ts'
import { ratingInWords, Stars } from '#ui/stars.tsx'

type Props = { review: ShownReview; isElsewhere?: boolean }

/** Only on the product's own page a review can be linked to, and voted on. */
export function OneReview({ review, isElsewhere = false }: Props) {
  const { id, author, rating, text, at, verified, photos, answer } = review
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
        {photos.length > 0 && <Photos review={review} />}
        {answer && (
          <div className="shop-answer">
            <strong>Resposta da loja</strong> <time dateTime={answer.at.toISOString()}>{formatDate(answer.at)}</time>
            <p className="description">{answer.text}</p>
          </div>
        )}
        <Helpful review={review} isElsewhere={isElsewhere} />
      </article>
    </li>
  )
}

const Photos = ({ review: { id, author, photos } }: Pick<Props, 'review'>) => (
  <ul className="review-photos">
    {photos.map((photo, index) => (
      <li key={photo.id}>
        <a
          href={photo.url}
          data-elementor-open-lightbox="yes"
          data-elementor-lightbox-slideshow={`avaliacao-${id}`}
          aria-label={`Ampliar a foto ${index + 1} de ${author}`}
        >
          <img src={photo.smallUrl} width={96} height={96} alt="" loading="lazy" decoding="async" />
        </a>
      </li>
    ))}
  </ul>
)

/** The button belongs to the one form around the list. */
function Helpful({ review: { id, author, helpful }, isElsewhere }: Required<Props>) {
  const said = helpful === 1 ? '1 pessoa achou útil' : `${helpful} pessoas acharam útil`
  if (isElsewhere) return helpful > 0 && <p className="meta">{said}</p>
  return (
    <p className="review-helpful">
      <button
        type="submit"
        name="review"
        value={id}
        className="button"
        data-look="outline"
        aria-label={`A avaliação de ${author} foi útil`}
      >
        Útil
      </button>
      {helpful > 0 && <span>{said}</span>}
    </p>
  )
}
