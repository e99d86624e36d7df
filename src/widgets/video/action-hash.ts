/** The lightbox knows what it opens by number: the element's own id, read as one. */
export const actionId = (elementId: string) => Number.parseInt(elementId.slice(-9), 36)

/** What an address ends in to open this video at once, from a mail or another page. */
export function actionHash(elementId: string): string {
  const settings = Buffer.from(JSON.stringify({ id: actionId(elementId) })).toString('base64')
  return `#elementor-action:action=lightbox&settings=${settings}`
}
