const UPLOADS = /^\/(?:.+\/)?wp-content\/(?:uploads|webp-express\/webp-images(?:\/doc-root)?\/(?:wp-content\/)?uploads)\/(.+)$/
const KINDS = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif']
const PICTURE = new RegExp(`^(.+)\\.(${KINDS.join('|')})$`)

/** The file below `uploads/` that an address of WordPress names, in small letters; undefined for all other addresses. */
export const uploadOf = (path: string): string | undefined => UPLOADS.exec(path)?.[1]

/**
 * The names under which the picture may have come, the most probable first: WordPress cuts sizes (`-300x300`) of what was sent up and
 * scales large ones (`-scaled`), and plug-ins write a copy in another format beside it (`x.jpg.webp`, `x.webp`).
 */
export function originalNames(upload: string): string[] {
  const [, name, kind] = PICTURE.exec(upload) ?? []
  if (name === undefined || kind === undefined) return []
  const [, inner, innerKind] = PICTURE.exec(name) ?? []
  const [stem, first] = inner !== undefined && innerKind !== undefined ? [inner, innerKind] : [name, kind]
  const bare = stem.replace(/-\d{1,5}x\d{1,5}$/, '')
  const root = bare.replace(/-(?:scaled|rotated|e\d{10,13})$/, '')
  const stems = [...new Set([stem, bare, root, `${root}-scaled`])]
  const kinds = [...new Set([first, ...KINDS])]
  return kinds.flatMap((one) => stems.map((each) => `${each}.${one}`))
}
