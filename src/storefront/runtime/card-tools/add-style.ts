const added = new Map<string, CSSStyleSheet>()

/** Adds rules to the page, once; its policy allows no style element that the server did not print. */
export function addStyle(css: string) {
  if (added.has(css)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  added.set(css, sheet)
  document.adoptedStyleSheets.push(sheet)
}
