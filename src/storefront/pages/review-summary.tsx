import type { ProductPage } from '#shop/catalog/contract.ts'
import type { ReviewList, ReviewNarrowing } from '#shop/reviews/contract.ts'
import { ALL_REVIEWS, reviewsUrl } from '#shop/reviews/narrowing.ts'
import { count } from '#kit/pt-br.ts'
import { ratingInWords, Stars } from '#ui/stars.tsx'

type Props = { product: ProductPage; list: ReviewList }

export function Average({ product: { reviews, rating } }: Pick<Props, 'product'>) {
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

/** How many stars were given how often; each line leads to its reviews. */
export function StarBars({ product, list: { byStars, narrowing } }: Props) {
  const all = byStars.reduce((sum, many) => sum + many, 0)
  if (all === 0) return null
  return (
    <ol className="review-bars">
      {[5, 4, 3, 2, 1].map((stars) => {
        const many = byStars[stars - 1]!
        const label = `${stars} ${stars === 1 ? 'estrela' : 'estrelas'}: ${count(many, 'avaliação', 'avaliações')}`
        const bar = (
          <>
            <span className="screen-reader-text">{label}</span>
            <span aria-hidden="true">{stars} ★</span>
            <progress className="review-bar" max={all} value={many} aria-hidden="true" />
            <span aria-hidden="true">{many}</span>
          </>
        )
        return (
          <li key={stars}>
            {many === 0 ? (
              <span className="review-bar-line">{bar}</span>
            ) : (
              <a
                className="review-bar-line"
                href={`${reviewsUrl(product.url, 1, { ...narrowing, stars })}#comments`}
                rel="nofollow"
                aria-current={narrowing.stars === stars ? 'true' : undefined}
              >
                {bar}
              </a>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Which reviews are shown, and in which order. */
export function ReviewChoices({ product, list: { byStars, withPhotos, narrowing } }: Props) {
  const all = byStars.reduce((sum, many) => sum + many, 0)
  const isNarrowed = narrowing.stars !== undefined || narrowing.withPhotos
  if (all < 2 && !isNarrowed) return null
  const { order } = narrowing
  const choices: { text: string; to: ReviewNarrowing; isOn: boolean }[] = [
    ...(isNarrowed || withPhotos > 0 ? [{ text: 'Todas', to: { ...ALL_REVIEWS, order }, isOn: !isNarrowed }] : []),
    ...(narrowing.stars === undefined
      ? []
      : [{ text: `${narrowing.stars} ${narrowing.stars === 1 ? 'estrela' : 'estrelas'}`, to: narrowing, isOn: true }]),
    ...(withPhotos > 0 || narrowing.withPhotos
      ? [
          {
            text: `Com fotos (${withPhotos})`,
            to: { ...narrowing, withPhotos: !narrowing.withPhotos },
            isOn: narrowing.withPhotos,
          },
        ]
      : []),
    { text: 'Mais recentes', to: { ...narrowing, order: 'newest' }, isOn: order === 'newest' },
    { text: 'Mais úteis', to: { ...narrowing, order: 'helpful' }, isOn: order === 'helpful' },
  ]
  return (
    <nav className="review-choices" aria-label="Filtrar e ordenar avaliações">
      {choices.map(({ text, to, isOn }) => (
        <a key={text} href={`${reviewsUrl(product.url, 1, to)}#comments`} rel="nofollow" aria-current={isOn ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  )
}
