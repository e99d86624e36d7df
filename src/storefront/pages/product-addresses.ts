export const categoryUrl = (slug: string) => `/categoria-produto/${slug}/`
export const tagUrl = (slug: string) => `/tag-produto/${slug}/`
