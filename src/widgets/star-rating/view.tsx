import type { ViewProps } from '#builder/define-widget.ts'
import { ratingInWords, Stars } from '#ui/stars.tsx'
import { halfStars } from './half-stars.ts'
import type widget from './widget.ts'

export default function StarRating({ settings }: ViewProps<typeof widget>) {
  const { rating_scale: scale, rating, title, size } = settings
  return (
    <div className="elementor-star-rating" data-size={size}>
      {title !== '' && <span>{title}</span>}
      <Stars rating={halfStars(rating, scale)} scale={scale} label={ratingInWords(Math.min(rating, scale), scale)} />
    </div>
  )
}
