/** Stars come whole or halved; a rating beyond its scale fills it. */
export const halfStars = (rating: number, scale: number) => Math.min(scale, Math.max(0, Math.round(rating * 2) / 2))
