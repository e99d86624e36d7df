/** The style of a page knows only the points of the pictures that came with it: those that came later are cut around theirs by script. */
export function focusPictures(place: ParentNode | null | undefined) {
  for (const { style, dataset } of place?.querySelectorAll('img') ?? []) style.objectPosition = dataset.focus ?? ''
}
