export const QUICK_VIEW_URL = '/espiar/'
export const quickViewUrl = (id: number) => `${QUICK_VIEW_URL}${id}/`
