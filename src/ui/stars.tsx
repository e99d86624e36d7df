/** A row of stars filled up to the rating, on whatever scale. */
export function Stars({ rating, scale = 5, label }: { rating: number; scale?: number; label: string }) {
  const row = Array.from({ length: scale }, (_, index) => `M${10 + 20 * index} 1.5${STAR}`).join('')
  return (
    <svg className="stars" viewBox={`0 0 ${20 * scale} 20`} role="img" aria-label={label}>
      <path d={row} fill="currentColor" opacity="0.22" />
      {/* A nested drawing cuts off what stands outside it: so a half star needs no mask and no id. */}
      <svg width={20 * Math.min(rating, scale)} height="20">
        <path d={row} fill="currentColor" />
      </svg>
    </svg>
  )
}

const STAR = 'l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z'

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

/** «Avaliação 4,5 de 5», for those who hear the page. */
export const ratingInWords = (rating: number, scale = 5) => `Avaliação ${decimal.format(rating)} de ${scale}`
