const sprig =
  '<path d="M16 30V9M16 25C11 26 7 23 6 18c5-1 9 2 10 7Zm0-8c-5 0-8-3-8-8 5 0 8 3 8 8Zm0 5c5 1 9-2 10-7-5-1-9 2-10 7Z" fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/><g fill="currentColor"><circle cx="16" cy="5.5" r="2.6"/><circle cx="21" cy="9.5" r="2.2"/><circle cx="22.4" cy="4.6" r="1.7"/></g>'

/** The mark: a sprig of aroeira with its berries, in the colour of the text around it. */
export const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${sprig}</svg>`

/** The mark in paper white on a clay tile, for browser tabs. */
export const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#b5543a"/><g color="#f6f1e8" transform="translate(2.6 2.4) scale(.84)">${sprig}</g></svg>`
