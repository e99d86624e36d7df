/** What shows products shows their promotions: it is made anew when one of these changes. */
export const withPromotions = (tags: string[]): string[] =>
  tags.some((tag) => tag === 'products' || tag.startsWith('product:')) ? [...tags, 'promotions'] : tags
