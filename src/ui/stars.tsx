/** Five stars filled up to the rating, on whatever scale; to halves, which is what an eye tells apart. One element, since lists have many. */
export function Stars({ rating, scale = 5, label }: { rating: number; scale?: number; label: string }) {
  const halves = Math.round((Math.min(Math.max(rating, 0), scale) / scale) * 10) / 2
  return <span className="stars" role="img" aria-label={label} data-stars={halves} />
}

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

/** «Avaliação 4,5 de 5», for those who hear the page. */
export const ratingInWords = (rating: number, scale = 5) => `Avaliação ${decimal.format(rating)} de ${scale}`
